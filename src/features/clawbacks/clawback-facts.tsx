import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { ShownClawback } from '@/features/clawbacks/clawbacks.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { Banner } from '@/shared/ui/banner'
import { DefinitionList } from '@/shared/ui/definition-list'

/** Whose it is and why, and what is left of it after each way in which it is paid back. */
export function ClawbackFacts({ clawback }: { clawback: ShownClawback }) {
  const t = usePhrases('clawbacks')
  const formats = useFormats()
  const money = (amount: string) => <Ltr>{formatAmount(amount)}</Ltr>
  const isAsked = clawback.write_off_asked_by !== null && clawback.status !== 'written_off'
  return (
    <>
      {clawback.status === 'proposed' && (
        <Banner tone="warning" title={t('waits')}>
          <bdi>{clawback.asked_by_label}</bdi>: <bdi>{clawback.reason}</bdi>
        </Banner>
      )}
      {isAsked && (
        <Banner tone="warning" title={t('asked')}>
          <bdi>{clawback.write_off_asked_by_label}</bdi>: <bdi>{clawback.write_off_reason}</bdi>
        </Banner>
      )}
      <DefinitionList
        definitions={[
          [t('fields.seller_id'), <bdi key="seller">{clawback.seller_label}</bdi>],
          [t('fields.cause'), t(`values.cause.${clawback.cause}`)],
          [t('fields.of_incentive'), clawback.of_incentive && t('of_incentive')],
          [t('fields.reason'), clawback.reason && <bdi key="reason">{clawback.reason}</bdi>],
          [t('fields.asked_by'), clawback.asked_by && <bdi key="asked">{clawback.asked_by_label}</bdi>],
          [
            t('fields.confirmed_by'),
            clawback.confirmed_by && <bdi key="confirmed">{clawback.confirmed_by_label}</bdi>,
          ],
          [t('fields.opened_on'), <Ltr key="opened">{formats.date(clawback.opened_on)}</Ltr>],
          [t('fields.ou_id'), <bdi key="unit">{clawback.ou_label}</bdi>],
          [t('fields.gross_amount'), money(clawback.gross_amount)],
          [t('fields.applied_amount'), money(clawback.applied_amount)],
          [t('fields.recovered_amount'), money(clawback.recovered_amount)],
          [t('fields.written_off_amount'), money(clawback.written_off_amount)],
          [t('fields.open_amount'), money(clawback.open_amount)],
          [
            t('fields.entry_id'),
            <EntryLink key="entry" id={clawback.entry_id} number={clawback.entry_label} />,
          ],
          [
            t('fields.written_off_on'),
            clawback.written_off_on && <Ltr key="off">{formats.date(clawback.written_off_on)}</Ltr>,
          ],
          [
            t('fields.write_off_reason'),
            clawback.status === 'written_off' && <bdi key="why">{clawback.write_off_reason}</bdi>,
          ],
          [
            t('fields.write_off_entry_id'),
            clawback.write_off_entry_id && (
              <EntryLink
                key="off-entry"
                id={clawback.write_off_entry_id}
                number={clawback.write_off_entry_label}
              />
            ),
          ],
        ]}
      />
      <Link to={`/sales/record/${clawback.sale_id}`} className="record-link">
        {t('open_sale')}
      </Link>
    </>
  )
}
