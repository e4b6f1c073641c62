import { daysBetween, type DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'

/** So far apart may the days of the books and of the bank be. */
export const MATCH_DAYS = 5
/** A shorter text is found in too many places. */
const SHORTEST_REFERENCE = 4

export type OpenBankLine = {
  id: string
  date: DateText
  amount: Centavos
  reference: string | null
  description: string
}
/** `amount` is debit less credit: above nothing where money came in. `words` is all that may hold a reference. */
export type OpenLedgerLine = { id: string; date: DateText; amount: Centavos; words: string }

export type MatchSuggestion = { bank_line_id: string; journal_line_id: string; is_sure: boolean }

const letters = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '')
const daysApart = (bank: OpenBankLine, ledger: OpenLedgerLine) =>
  Math.abs(daysBetween(bank.date, ledger.date))

function sharesReference({ reference, description }: OpenBankLine, { words }: OpenLedgerLine): boolean {
  const said = letters(reference ?? '')
  if (said.length >= SHORTEST_REFERENCE && letters(words).includes(said)) return true
  // The number of an entry or a check that the bank repeats among its words.
  const numbers = words.match(/[A-Z]{2,3}-[A-Z]+-\d{4}-\d{6}|\b\d{6,}\b/g) ?? []
  return numbers.some(number => letters(description).includes(letters(number)))
}

type Pair = { bank: OpenBankLine; ledger: OpenLedgerLine; hasReference: boolean; days: number }

/**
 * For each line of the bank the line of the ledger of the same amount that is nearest: by its reference first, then by
 * its day. It is sure where the reference says so, or where neither of the two has another candidate.
 */
export function suggestMatches(
  bankLines: readonly OpenBankLine[],
  ledgerLines: readonly OpenLedgerLine[],
): MatchSuggestion[] {
  const byAmount = Map.groupBy(ledgerLines, ({ amount }) => amount)
  const pairs: Pair[] = bankLines.flatMap(bank =>
    (byAmount.get(bank.amount) ?? [])
      .filter(ledger => daysApart(bank, ledger) <= MATCH_DAYS)
      .map(ledger => ({
        bank,
        ledger,
        hasReference: sharesReference(bank, ledger),
        days: daysApart(bank, ledger),
      })),
  )
  const ofBank = Map.groupBy(pairs, ({ bank }) => bank.id)
  const ofLedger = Map.groupBy(pairs, ({ ledger }) => ledger.id)
  const isOnly = (of: readonly Pair[] | undefined, isLike: (pair: Pair) => boolean) =>
    of?.filter(isLike).length === 1
  const isSure = ({ bank, ledger, hasReference }: Pair) => {
    const isLike = (pair: Pair) => !hasReference || pair.hasReference
    return isOnly(ofBank.get(bank.id), isLike) && isOnly(ofLedger.get(ledger.id), isLike)
  }
  const taken = new Set<string>()
  return pairs
    .toSorted(
      (a, b) =>
        Number(b.hasReference) - Number(a.hasReference) ||
        a.days - b.days ||
        (a.bank.id < b.bank.id ? -1 : Number(a.bank.id > b.bank.id)) ||
        (a.ledger.id < b.ledger.id ? -1 : 1),
    )
    .flatMap(pair => {
      const { bank, ledger } = pair
      if (taken.has(bank.id) || taken.has(ledger.id)) return []
      taken.add(bank.id).add(ledger.id)
      return [{ bank_line_id: bank.id, journal_line_id: ledger.id, is_sure: isSure(pair) }]
    })
}
