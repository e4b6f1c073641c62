import { sql } from 'kysely'
import { yearOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { moneyText } from '@contract/kernel/money'
import { checkLines, entriesByUnit, type EntryLine } from '@contract/modules/accounting/entry.rules'
import type { EntrySource } from '@contract/modules/accounting/journal-entry.resource'
import type { Tx } from '@server/platform/db/transaction'
import { checkPeriod } from '@server/platform/ledger/period.repository'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'

/** What happened, as the ledger is told of it. */
export type Posting = {
  /** Where it happened; lines may name other units that bear them. */
  ouId: string
  date: DateText
  memo: string
  source: { type: EntrySource; id: string | null }
  /** Of the event: whoever posts it again gets the entries that it made. */
  key: string
  lines: readonly EntryLine[]
  isAdjustment?: boolean
  reversalOf?: string
}
export type PostedEntry = { id: string; ou_id: string; number: string }

/**
 * The one door to the ledger: an entry for each unit that bears a line, with its number and its place in the chain of
 * the unit, in the transaction of the event. That of the unit in which it happened comes first.
 */
export async function postEntry(tx: Tx, posting: Posting): Promise<PostedEntry[]> {
  refuseBroken(checkLines(posting.lines))
  const entries = entriesByUnit(posting.ouId, posting.lines)
  const units = [...entries.keys()]
  await sql`select portal_lock_ledgers(${units}::uuid[])`.execute(tx.db)
  const known = await tx.db
    .selectFrom('journal_entry')
    .select(['id', 'ou_id', 'number'])
    .where('key', '=', posting.key)
    .where('ou_id', 'in', units)
    .execute()
  const posted: PostedEntry[] = []
  for (const [ouId, lines] of entries)
    posted.push(known.find(entry => entry.ou_id === ouId) ?? (await postInUnit(tx, posting, ouId, lines)))
  return posted
}

async function postInUnit(tx: Tx, posting: Posting, ouId: string, lines: EntryLine[]): Promise<PostedEntry> {
  const { date, memo, source, key, isAdjustment = false, reversalOf = null } = posting
  await checkPeriod(tx.db, ouId, date, isAdjustment)
  const number = await allocateNumber(tx, { ouId, type: 'journal_entry', year: yearOf(date) })
  const said = {
    ...{ ou_id: ouId, number, entry_date: date, memo, source_type: source.type, source_id: source.id },
    ...{ key, is_adjustment: isAdjustment, reversal_of_id: reversalOf, lines: lines.map(lineJson) },
  }
  const { rows } = await sql<{ id: string }>`
    select id from portal_post_entry(${JSON.stringify(said)}::jsonb)`.execute(tx.db)
  return { id: rows[0]?.id ?? '', ou_id: ouId, number }
}

const lineJson = ({ account, side, amount, party, project_id = undefined, memo }: EntryLine) => ({
  account,
  [side]: moneyText(amount),
  ...party,
  project_id: project_id ?? null,
  memo: memo ?? null,
})
