import { useState } from 'react'
import type { BankPlace, ReconciliationSheet } from '@contract/modules/accounting/bank-register'
import { RECONCILIATION_LINES } from '@contract/modules/accounting/reconciliation.rules'
import { ReconciliationTrace, type ReconciledFigure } from '@/features/bank-register/reconciliation-trace'
import { OpenItems } from '@/features/bank-register/open-items'
import { reconciliationPaper, useGetReconciliationQuery } from '@/features/bank-register/bank-register.api'
import type { BankAddress } from '@/features/bank-register/use-bank-address'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { Answer } from '@/shared/record/answer'
import { StatementDay } from '@/shared/statement/statement-day'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'
import { Banner } from '@/shared/ui/banner'
import { Skeleton } from '@/shared/ui/skeleton'

export type ReconciliationViewProps = { place: BankPlace; address: BankAddress }

/** Taken from the books to come to the bank: shown as they change the balance. */
const TURNED: ReadonlySet<string> = new Set(['outstanding_payments', 'deposits_in_transit'])
const turned = (amount: string) =>
  amount === '0.00' ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`

/** From the balance of the books to that of the bank, with what is open on either side. */
export function ReconciliationView({ place, address: { on, change } }: ReconciliationViewProps) {
  const t = usePhrases('bank-register')
  const formats = useFormats()
  const answer = useGetReconciliationQuery({ ...place, on })
  const [opened, setOpened] = useState<ReconciledFigure | null>(null)
  const howOf = (figure: ReconciledFigure) => ({
    open: () => setOpened(figure),
    label: t('trace.open', { name: t(`sheet.${figure}`) }),
  })
  return (
    <div className="bank-view">
      <div className="statement-bar">
        <StatementDay label={t('on')} value={on} onChange={day => change({ on: day })} />
        <SaveButton
          url={reconciliationPaper(place, on)}
          name={`${t('view.reconciliation')} ${formats.date(on)}`}
        >
          {t('pdf')}
        </SaveButton>
      </div>
      <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
        {sheet => (
          <>
            <SheetState sheet={sheet} on={on} />
            <StatementTable
              title={t('view.reconciliation')}
              columns={[
                { key: 'line', label: t('line') },
                { key: 'amount', label: t('amount') },
              ]}
            >
              <tbody className="statement-rows">
                {RECONCILIATION_LINES.map(key => (
                  <tr key={key}>
                    <th scope="row">{t(`sheet.${key}`)}</th>
                    <StatementFigure
                      amount={TURNED.has(key) ? turned(sheet[key]) : sheet[key]}
                      how={howOf(key)}
                    />
                  </tr>
                ))}
              </tbody>
              <tbody className="statement-result">
                <tr>
                  <th scope="row">{t('sheet.difference')}</th>
                  <StatementFigure amount={sheet.difference} how={howOf('difference')} />
                </tr>
              </tbody>
            </StatementTable>
            <OpenItems title={t('sheet.outstanding')} items={sheet.outstanding} />
            <OpenItems title={t('sheet.bank_only')} items={sheet.bank_only} />
            {opened && <ReconciliationTrace {...{ opened, sheet }} onClose={() => setOpened(null)} />}
          </>
        )}
      </Answer>
    </div>
  )
}

function SheetState({ sheet, on }: { sheet: ReconciliationSheet; on: string }) {
  const t = usePhrases('bank-register')
  const formats = useFormats()
  if (sheet.statement_until === null || sheet.statement_until < on)
    return <Banner tone="warning">{t('sheet.short', { on: formats.date(on) })}</Banner>
  if (sheet.difference !== '0.00') return <Banner tone="danger">{t('sheet.differs')}</Banner>
  if (sheet.bank_only.length > 0) return <Banner tone="warning">{t('sheet.explain')}</Banner>
  return <Banner tone="success">{t('sheet.done')}</Banner>
}
