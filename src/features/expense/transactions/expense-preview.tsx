import { parseMoney } from '@contract/kernel/money'
import { entriesByUnit } from '@contract/modules/accounting/entry.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import {
  expenseEntry,
  type PostedExpense,
  lineFigures,
} from '@contract/modules/accounting/expense-posting.rules'
import type { ExpenseTerms } from '@contract/modules/accounting/expense.calls'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { previewLine } from '@/shared/posting/entry-preview'
import { PostingPreview } from '@/shared/posting/posting-preview'

export type ExpensePreviewProps = {
  expense: PostedExpense
  terms: ExpenseTerms
  /** Out of which it is, with what is open of it. */
  advance?: { id: string; balance: string } | null | undefined
  /** The bank that is chosen to pay it from. */
  bankId?: string | null | undefined
}

/** The entry of an expense, unit by unit. */
export function ExpensePreview({ expense, terms, advance, bankId }: ExpensePreviewProps) {
  const t = usePhrases('expense')
  const { lines, accountOf } = linesThatPost(expense, terms)
  const settles = advance && {
    party: { party_type: 'employee', party_id: advance.id } as const,
    balance: parseMoney(advance.balance),
  }
  const posted = expenseEntry({ ...expense, lines }, accountOf, {
    bankAccount: terms.banks.find(({ id }) => id === bankId)?.account,
    ...(settles && { advance: settles }),
  })
  const entries = entriesByUnit(expense.ou_id, posted)
  const unitName = (id: string) => terms.units.find(unit => unit.id === id)?.name ?? null
  const rows = [...entries].flatMap(([unit, own]) =>
    own.map(line => ({
      ...previewLine(line, terms.account_names[line.account] ?? ''),
      unit: entries.size > 1 ? unitName(unit) : null,
    })),
  )
  return <PostingPreview lines={rows} empty={t('preview.empty')} />
}

const WEIGHT = /^\d{1,5}(\.\d{1,4})?$/

/** Of lines that are still being typed those that have an account and an amount, and the account of each. */
function linesThatPost(
  { lines, tax_rates }: Pick<PostedExpense, 'lines' | 'tax_rates'>,
  { accounts, categories }: ExpenseTerms,
) {
  const accountOf = ({ account_id, category_id }: ExpenseLine): string => {
    const named = accounts.find(({ id }) => id === account_id)?.code
    return named ?? categories.find(({ id }) => id === category_id)?.account ?? ''
  }
  const isWeighed = (line: ExpenseLine) => line.bearers.every(({ weight }) => WEIGHT.test(weight))
  return {
    accountOf,
    lines: lines.filter(
      line => accountOf(line) !== '' && lineFigures(line, tax_rates).gross > 0n && isWeighed(line),
    ),
  }
}
