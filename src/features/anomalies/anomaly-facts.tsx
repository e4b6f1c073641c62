import { Link } from 'react-router-dom'
import { recordPath } from '@contract/access/record-path'
import { formatAmount } from '@contract/kernel/money'
import type { Anomaly } from '@contract/modules/accounting/anomaly.resource'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { DefinitionList } from '@/shared/ui/definition-list'

const RIGHTS = {
  expense: 'expense.transaction.view',
  cash_advance: 'cash_advance.record.view',
  buyer_payment: 'sales.payment.view',
  sale: 'sales.record.view',
  commission_release: 'commission.release.view',
  seller_profile: 'hr.seller.view',
  collection: 'collection.record.view',
  journal_entry: 'accounting.journal.view',
} as const

/** The evidence in sentences, and the records it speaks of. */
export function AnomalyFacts({ anomaly }: { anomaly: Anomaly }) {
  const t = usePhrases('anomalies')
  const formats = useFormats()
  const { records, total, threshold, days, invoice_no, name, reason, changed_on, percent, usual } =
    anomaly.evidence
  const amount = (value?: string) => (value ? formatAmount(value) : '')
  return (
    <>
      <p>
        {t(`why.${anomaly.rule}`, {
          ...{ invoice: invoice_no ?? '', total: amount(total), threshold: amount(threshold) },
          ...{ payments: records.length, days: days ?? 0, percent: percent ?? 0, usual: amount(usual) },
          ...{ name: name ?? '', reason: reason ?? '', changed: changed_on ? formats.date(changed_on) : '' },
        })}
      </p>
      <ul className="stack">
        {records.map(({ kind, id, label, on, amount: of }) => (
          <li key={id}>
            <Link to={recordPath(RIGHTS[kind], id) ?? ''} className="record-link">
              <bdi>{label}</bdi>
            </Link>{' '}
            · <Ltr>{formats.date(on)}</Ltr>
            {of !== null && (
              <>
                {' '}
                · <Ltr>{formatAmount(of)}</Ltr>
              </>
            )}
          </li>
        ))}
      </ul>
      <DefinitionList
        definitions={[
          [t('fields.severity'), t(`values.severity.${anomaly.severity}`)],
          [t('fields.first_found_on'), <Ltr key="first">{formats.date(anomaly.first_found_on)}</Ltr>],
          [t('fields.last_found_on'), <Ltr key="last">{formats.date(anomaly.last_found_on)}</Ltr>],
          [
            t('fields.dismissed_by'),
            anomaly.dismissed_by && <bdi key="by">{anomaly.dismissed_by_label}</bdi>,
          ],
          [t('fields.reason'), anomaly.reason && <bdi key="reason">{anomaly.reason}</bdi>],
        ]}
      />
    </>
  )
}
