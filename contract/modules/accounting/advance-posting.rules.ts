import type { Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { Rate } from '@contract/kernel/rates'
import type { EntryLine, Party } from '@contract/modules/accounting/entry.rules'
import { expenseAmounts } from '@contract/modules/accounting/expense.rules'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { POSTING } from '@contract/modules/accounting/posting.rules'

/** What was spent by one receipt: with VAT where it shows some. */
export type ReceiptLine = {
  account: string
  amount: Centavos
  has_vat: boolean
  project_id?: string | null
  memo?: string | null
}

/** What receipts leave in the books; tax is withheld of none of them. */
export function receiptCosts(lines: readonly ReceiptLine[], vat_rate: Rate) {
  const taxed = lines.map(({ account, amount, has_vat, project_id, memo }) => {
    const terms = { vat_mode: has_vat ? 'inclusive' : 'none', vat_rate, ewt_rate: 0n } as const
    const { net, vat, gross } = expenseAmounts(amount, terms)
    return { vat, gross, cost: { account, net, ...(project_id && { project_id }), ...(memo && { memo }) } }
  })
  return {
    costs: taxed.map(({ cost }) => cost),
    vat: total(taxed.map(({ vat }) => vat)),
    gross: total(taxed.map(({ gross }) => gross)),
    ewt: 0n,
  }
}

/** What is given up of an advance is a cost of the company. */
export const writeOffEntry = (party: Party, balance: Centavos): EntryLine[] =>
  POSTING.advance_liquidated({
    ...{ party, balance, vat: 0n, ewt: 0n },
    costs: [{ account: LEDGER.miscellaneous, net: balance }],
  })
