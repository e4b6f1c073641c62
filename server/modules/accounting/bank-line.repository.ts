import { sql } from 'kysely'
import type { BankLines, BankPlace, LedgerCandidate } from '@contract/modules/accounting/bank-register'
import type { Condition } from '@server/platform/access/access-where'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

/** A check may be cashed long after it was written: so many days before the first statement lines are still offered. */
const OFFERED_BEFORE = 90
const MOST = 1_000

export type BankLineRow = Pick<
  BankLines['lines'][number],
  'id' | 'line_date' | 'amount' | 'description' | 'reference' | 'manual_entry_id' | 'matched'
>

/** Whether the line `b` of a bank is matched. */
export const isBankLineMatched = sql<boolean>`exists (select from bank_match m
  where m.bank_line_id = b.id and m.undone_at is null)`
/** Whether the line `l` of the books is. */
export const isEntryLineMatched = sql<boolean>`exists (select from bank_match m
  where m.journal_line_id = l.id and m.undone_at is null)`

/** Of statements that were not withdrawn. */
export async function findBankLines(
  db: Db,
  { ou_id, account_id }: BankPlace,
  state: 'open' | 'matched',
): Promise<BankLineRow[]> {
  const { rows } = await sql<BankLineRow>`
    select b.id, b.line_date::text, b.amount::text, b.description, b.reference,
      (select d.id from manual_entry d where d.bank_line_id = b.id) as manual_entry_id,
      coalesce((select json_agg(json_build_object('id', l.id, 'entry_id', l.entry_id, 'number', l.number,
          'entry_date', l.entry_date, 'memo', coalesce(l.memo, e.memo), 'amount', (l.debit - l.credit)::text) order by l.number)
        from bank_match m join journal_line l on l.id = m.journal_line_id join journal_entry e on e.id = l.entry_id
        where m.bank_line_id = b.id and m.undone_at is null), '[]') as matched
    from bank_line b join bank_statement s on s.id = b.statement_id and s.withdrawn_at is null
    where b.ou_id = ${ou_id} and b.account_id = ${account_id}
      and ${state === 'open' ? sql<boolean>`not ${isBankLineMatched}` : isBankLineMatched}
    order by b.line_date desc, b.seq desc limit ${MOST}`.execute(db)
  return rows
}

export type OpenEntry = LedgerCandidate & { words: string }

/** Lines of the books that no line of the bank is matched with. */
export async function findOpenEntries(db: Db, { ou_id, account_id }: BankPlace): Promise<OpenEntry[]> {
  const { rows } = await sql<OpenEntry>`
    select l.id, l.entry_id, l.number, l.entry_date::text, coalesce(l.memo, e.memo) as memo,
      (l.debit - l.credit)::numeric(16,2)::text as amount, concat_ws(' ', l.number, e.memo, l.memo) as words
    from journal_line l join journal_entry e on e.id = l.entry_id
    where l.ou_id = ${ou_id} and l.account_id = ${account_id}
      and not ${isEntryLineMatched}
      and l.entry_date >= (select min(s.starts_on) - ${OFFERED_BEFORE}::int from bank_statement s
        where s.ou_id = ${ou_id} and s.account_id = ${account_id} and s.withdrawn_at is null)
    order by l.entry_date desc, l.number desc, l.seq limit ${MOST}`.execute(db)
  return rows
}

export function findStatements(db: Db, { ou_id, account_id }: BankPlace): Promise<BankLines['statements']> {
  return db
    .selectFrom('bank_statement')
    .select(['id', 'row_version', 'file_name', 'starts_on', 'ends_on', 'opening', 'closing', 'line_count'])
    .where('ou_id', '=', ou_id)
    .where('account_id', '=', account_id)
    .where('withdrawn_at', 'is', null)
    .orderBy('starts_on', 'desc')
    .execute()
}

export type LockedBankLine = BankPlace & {
  id: string
  line_date: string
  amount: string
  is_matched: boolean
}

/** Lines never change, and nobody may lock them: matches of a unit wait for each other at its ledger. */
export async function findBankLine(db: Db, access: Condition, id: string): Promise<LockedBankLine | null> {
  const { rows } = await sql<LockedBankLine>`
    select bank_line.id, bank_line.ou_id, bank_line.account_id, bank_line.line_date::text, bank_line.amount::text,
      exists (select from bank_match m where m.bank_line_id = bank_line.id and m.undone_at is null) as is_matched
    from bank_line join bank_statement s on s.id = bank_line.statement_id and s.withdrawn_at is null
    where bank_line.id = ${id} and ${access}`.execute(db)
  return rows[0] ?? null
}

/** What these lines of the account add up to, as far as they are open. */
export async function sumOpenEntries(
  db: Db,
  { ou_id, account_id }: BankPlace,
  ids: readonly string[],
): Promise<{ found: number; sum: string }> {
  const { rows } = await sql<{ found: number; sum: string }>`
    select count(*)::int as found, coalesce(sum(l.debit - l.credit), 0)::numeric(16,2)::text as sum from journal_line l
    where l.ou_id = ${ou_id} and l.account_id = ${account_id} and l.id = any (${ids}::uuid[])
      and not ${isEntryLineMatched}`.execute(db)
  return rows[0] ?? { found: 0, sum: '0.00' }
}

export type NewMatch = { ou_id: string; bank_line_id: string; journal_line_id: string }

export async function insertMatches(db: Db, matches: readonly NewMatch[], by: string | null): Promise<void> {
  if (matches.length === 0) return
  await db
    .insertInto('bank_match')
    .values(matches.map(match => ({ ...match, created_by: by })))
    .execute()
}

export async function undoMatches(db: Db, bankLineId: string, by: string): Promise<void> {
  await sql`update bank_match set undone_at = ${NOW}, undone_by = ${by}
    where bank_line_id = ${bankLineId} and undone_at is null`.execute(db)
}

export async function hasDraft(db: Db, bankLineId: string): Promise<boolean> {
  const row = await db
    .selectFrom('manual_entry')
    .select('id')
    .where('bank_line_id', '=', bankLineId)
    .executeTakeFirst()
  return row !== undefined
}

/** The line of an entry that moved the account of a line of the bank by just its amount; null where there is none. */
export async function findLineOfEntry(db: Db, entryId: string, bankLineId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select l.id from journal_line l join bank_line b on b.id = ${bankLineId} and b.account_id = l.account_id
    where l.entry_id = ${entryId} and l.debit - l.credit = b.amount
      and not ${isBankLineMatched}
    order by l.seq limit 1`.execute(db)
  return rows[0]?.id ?? null
}
