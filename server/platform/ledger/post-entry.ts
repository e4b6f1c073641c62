import { yearOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { checkLines, entriesByUnit, type EntryLine } from '@contract/modules/accounting/entry.rules'
import type { EntrySource } from '@contract/modules/accounting/journal-entry.resource'
import type { Tx } from '@server/platform/db/transaction'
import {
  findByKeys,
  insertEntries,
  lockLedgers,
  type PostedEntry,
} from '@server/platform/ledger/entry.repository'
import { checkPeriod } from '@server/platform/ledger/period.repository'
import { allocateNumbers } from '@server/platform/numbering/number-series.repository'
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
  const [posted = []] = await postEntries(tx, [event])
  return posted
}

type UnitPosting = { event: LedgerEvent; ouId: string; lines: EntryLine[] }

/** Several events of one transaction, in their order: what the ledger is asked is asked once for all of them. */
export async function postEntries(tx: Tx, events: readonly LedgerEvent[]): Promise<PostedEntry[][]> {
  if (events.length === 0) return []
  for (const { lines } of events) refuseBroken(checkLines(lines))
  const all = events.flatMap(event =>
    [...entriesByUnit(event.ouId, event.lines)].map(([ouId, lines]) => ({ event, ouId, lines })),
  )
  const units = [...new Set(all.map(({ ouId }) => ouId))]
  await lockLedgers(tx.db, units)
  const keys = events.map(({ key }) => key)
  const known = new Map(
    (await findByKeys(tx.db, keys, units)).map(({ key, ...entry }) => [placeOf(key, entry.ou_id), entry]),
  )
  const wanted = all.filter(({ event, ouId }) => !known.has(placeOf(event.key, ouId)))
  const fresh = await postInUnits(tx, wanted)
  for (const [index, { event, ouId }] of wanted.entries()) {
    const entry = fresh[index]
    if (entry) known.set(placeOf(event.key, ouId), entry)
  }
  return events.map(event =>
    all.flatMap(posting => {
      const entry = posting.event === event ? known.get(placeOf(event.key, posting.ouId)) : undefined
      return entry ? [entry] : []
    }),
  )
}

const placeOf = (key: string, ouId: string): string => `${ouId} ${key}`

async function postInUnits(tx: Tx, postings: readonly UnitPosting[]): Promise<PostedEntry[]> {
  const months = new Map(
    postings.map(({ event: { date, isAdjustment = false }, ouId }) => [
      `${ouId} ${date} ${isAdjustment}`,
      { ouId, date, isAdjustment },
    ]),
  )
  for (const { ouId, date, isAdjustment } of months.values())
    await checkPeriod(tx.db, ouId, date, isAdjustment)
  const numbers = await allocateNumbers(
    tx,
    postings.map(({ event, ouId }) => ({ ouId, type: 'journal_entry', year: yearOf(event.date) })),
  )
  const heads = postings.map(({ event, ouId }, index) => headOf(event, ouId, numbers[index] ?? ''))
  const ids = await insertEntries(
    tx.db,
    postings.map(({ lines }, index) => ({ head: heads[index] ?? {}, lines })),
  )
  return postings.map(({ event, ouId, lines }, index) => {
    tx.noteEntry?.({ ouId, lines })
    return { id: ids[index] ?? '', ou_id: ouId, number: numbers[index] ?? '', entry_date: event.date }
  })
}

function headOf(event: LedgerEvent, ouId: string, number: string) {
  const { date, source, key, isAdjustment = false, reversalOf = null } = event
  return {
    ...{ ou_id: ouId, number, entry_date: date, memo: event.memo.slice(0, LONGEST_MEMO) },
    ...{ source_type: source.type, source_id: source.id },
    ...{ key, is_adjustment: isAdjustment, reversal_of_id: reversalOf },
  }
}
