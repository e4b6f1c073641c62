import { businessDate } from '@contract/kernel/dates'
import { valueOn } from '@contract/kernel/define-parameter'
import { dateText } from '@contract/kernel/field-declarations'
import { isMoneyText, parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { receiptCosts } from '@contract/modules/accounting/advance-posting.rules'
import type { Liquidation } from '@contract/modules/cash-advance/cash-advance.calls'
import { vatRate } from '@contract/selling/tax.parameters'
import { AdvancePreview } from '@/features/cash-advance/advance-preview'
import { useGetAdvanceStandingQuery } from '@/features/cash-advance/cash-advance.api'
import { partyOf } from '@/features/cash-advance/party-of'
import type { DocumentRow } from '@/shared/document/document-row'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useGetTaxValuesQuery } from '@/shared/tax/tax-values.api'

export type LiquidationPreviewProps = { row: DocumentRow; typed: Liquidation }

/** The entry of the receipts that are typed, as far as they name an account and an amount. */
export function LiquidationPreview({ row, typed }: LiquidationPreviewProps) {
  const t = usePhrases('cash-advance')
  const { currentData: standing } = useGetAdvanceStandingQuery(row.id)
  const { data: taxes } = useGetTaxValuesQuery()
  if (!standing || !taxes) return null
  const codes = new Map(standing.accounts.map(({ id, code }) => [id, code]))
  const lines = typed.lines.flatMap(({ account_id, amount, ...line }) => {
    const account = codes.get(account_id)
    return account && isMoneyText(amount) && parseMoney(amount) > 0n
      ? [{ ...line, account, amount: parseMoney(amount) }]
      : []
  })
  // A day that is half typed is none yet.
  const on = dateText.safeParse(typed.moved_on).data ?? businessDate(new Date())
  const { gross, ...costs } = receiptCosts(lines, parseRate(valueOn(vatRate, taxes, { on })))
  const balance = parseMoney(String(row['balance']))
  const entry = gross === 0n ? [] : POSTING.advance_liquidated({ party: partyOf(row), balance, ...costs })
  return <AdvancePreview id={row.id} lines={entry} empty={t('receipts.no_entry')} />
}
