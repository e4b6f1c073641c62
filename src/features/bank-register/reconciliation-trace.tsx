import { stepsBehind } from '@contract/kernel/computation'
import { addDays } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { before, oneOf } from '@contract/kernel/one-of'
import type { ReconciliationSheet } from '@contract/modules/accounting/bank-register'
import { reconcile, type ReconciliationLine } from '@contract/modules/accounting/reconciliation.rules'
import { shownSteps } from '@contract/selling/shown-step'
import { TraceSteps, TraceDialog, type TraceLink } from '@/shared/computation/computation-steps'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'

export type ReconciledFigure = ReconciliationLine | 'difference'

export type ReconciliationTraceProps = {
  opened: ReconciledFigure
  sheet: ReconciliationSheet
  onClose: () => void
}

const amountsOf = (items: readonly { amount: string }[]) => items.map(({ amount }) => parseMoney(amount))

/** How a line of the sheet comes about, by the rule that made it, and the way to its entries. */
export function ReconciliationTrace({ opened, sheet, onClose }: ReconciliationTraceProps) {
  const t = usePhrases('bank-register')
  const formats = useFormats()
  const { steps } = reconcile({
    books: parseMoney(sheet.books),
    statement: parseMoney(sheet.statement),
    outstanding: amountsOf(sheet.outstanding),
    bankOnly: amountsOf(sheet.bank_only),
  })
  const title = t(`sheet.${opened}`)
  const nameOf = (key: string): string => {
    const [side = '', at] = key.split(':')
    if (at === undefined) return t(`sheet.${key as ReconciledFigure}`)
    const item = (side === 'outstanding' ? sheet.outstanding : sheet.bank_only)[Number(at)]
    return item ? `${formats.date(item.date)} ${item.text}` : ''
  }
  return (
    <TraceDialog
      title={`${title}, ${formats.date(sheet.on)}`}
      links={useLinks(opened, sheet)}
      onClose={onClose}
    >
      <TraceSteps
        steps={shownSteps(stepsBehind(steps, opened))}
        total={opened}
        label={t('trace.how')}
        nameOf={({ key }) => nameOf(key)}
        rules={[t(`trace.rule.${opened}`), t('trace.exact')]}
      />
    </TraceDialog>
  )
}

/** To the entries of the books and to the lines of the bank, as far as the figure has any of them. */
function useLinks(opened: ReconciledFigure, sheet: ReconciliationSheet): TraceLink[] {
  const t = usePhrases('bank-register')
  const { ou_id, account_id, on, outstanding } = sheet
  const isAbove = opened === 'outstanding_payments'
  const ids = outstanding.filter(({ amount }) => amount.startsWith('-') === isAbove).map(({ id }) => id)
  const ofAccount = { account_id: oneOf(account_id), ou_id: oneOf(ou_id), entry_date: before(addDays(on, 1)) }
  const open = { id: oneOf(...ids) }
  const entries = (filter: typeof ofAccount | typeof open): TraceLink => ({
    ...{ key: 'entries', words: t('trace.entries') },
    to: listPath('/accounting/ledger', { filter }),
  })
  const lines: TraceLink = {
    ...{ key: 'lines', words: t('trace.lines') },
    to: `/accounting/bank-register?${new URLSearchParams({ ou: ou_id, account: account_id }).toString()}`,
  }
  switch (opened) {
    case 'books':
      return [entries(ofAccount)]
    case 'outstanding_payments':
    case 'deposits_in_transit':
      return [entries(open)]
    case 'bank_receipts':
    case 'bank_charges':
    case 'statement':
      return [lines]
    default:
      return [entries(ofAccount), lines]
  }
}
