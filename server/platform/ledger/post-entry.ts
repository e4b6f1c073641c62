import { yearOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { checkLines, entriesByUnit, type EntryLine } from '@contract/modules/accounting/entry.rules'
import type { EntrySource } from '@contract/modules/accounting/journal-entry.resource'
import type { Tx } from '@server/platform/db/transaction'
import {
  findByKey,
  insertEntry,
  lockLedgers,
  type PostedEntry,
} from '@server/platform/ledger/entry.repository'
import { checkPeriod } from '@server/platform/ledger/period.repository'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'

const LONGEST_MEMO = 400

/** What happened, as the ledger is told of it. */
export type LedgerEvent = {
  /** Where it happened; lines may name other units that bear them. */
  ouId: string
  date: DateText
  /** Its beginning stands in the journal, where it is longer than that takes. */
  memo: string
  source: { type: EntrySource; id: string | null }
  /** Of the event: whoever posts it again gets the entries that it made. */
  key: string
  lines: readonly EntryLine[]
  isAdjustment?: boolean
  reversalOf?: string
}
/**
 * The one door to the ledger: an entry for each unit that bears a line, with its number and its place in the chain of
 * the unit, in the transaction of the event. That of the unit in which it happened comes first.
 */
export async function postEntry(tx: Tx, event: LedgerEvent): Promise<PostedEntry[]> {
  refuseBroken(checkLines(event.lines))
  const entries = entriesByUnit(event.ouId, event.lines)
  const units = [...entries.keys()]
  await lockLedgers(tx.db, units)
  const known = await findByKey(tx.db, event.key, units)
  const posted: PostedEntry[] = []
  for (const [ouId, lines] of entries)
    posted.push(known.find(entry => entry.ou_id === ouId) ?? (await postInUnit(tx, event, ouId, lines)))
  return posted
}

async function postInUnit(
  tx: Tx,
  event: LedgerEvent,
  ouId: string,
  lines: EntryLine[],
): Promise<PostedEntry> {
  const { date, source, key, isAdjustment = false, reversalOf = null } = event
  await checkPeriod(tx.db, ouId, date, isAdjustment)
  const number = await allocateNumber(tx, { ouId, type: 'journal_entry', year: yearOf(date) })
  const head = {
    ...{
      ou_id: ouId,
      number,
      entry_date: date,
      memo: event.memo.slice(0, LONGEST_MEMO),
      source_type: source.type,
      source_id: source.id,
    },
    ...{ key, is_adjustment: isAdjustment, reversal_of_id: reversalOf },
  }
  tx.noteEntry?.({ ouId, lines })
  return { id: await insertEntry(tx.db, head, lines), ou_id: ouId, number, entry_date: date }
}
