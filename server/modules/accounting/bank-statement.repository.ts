import { sql } from 'kysely'
import type { ImportStatement } from '@contract/modules/accounting/bank.commands'
import type { StatementLine } from '@contract/modules/accounting/bank-file.rules'
import type { BankPlace } from '@contract/modules/accounting/bank-register'
import type { DateText } from '@contract/kernel/dates'
import type { Condition } from '@server/platform/access/access-where'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'
import { isBankLineMatched } from '@server/modules/accounting/bank-line.repository'

export async function isFileThere(db: Db, place: BankPlace, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('bank_statement')
    .select('id')
    .where('ou_id', '=', place.ou_id)
    .where('account_id', '=', place.account_id)
    .where('file_hash', '=', hash)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Lines of the account between two days, as they were imported before. */
export async function findKnownLines(
  db: Db,
  { ou_id, account_id }: BankPlace,
  from: DateText,
  to: DateText,
): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    select b.line_date::text, b.amount::text, b.description, b.reference
    from bank_line b join bank_statement s on s.id = b.statement_id and s.withdrawn_at is null
    where b.ou_id = ${ou_id} and b.account_id = ${account_id} and b.line_date between ${from} and ${to}`.execute(
    db,
  )
  return rows
}

/**
 * What the bank says by its lines until the end of a day, and from when on they are there: before that it is what the
 * first statement opens with. Null where there is no statement.
 */
export async function findBankBalance(
  db: Db,
  { ou_id, account_id }: BankPlace,
  until: DateText,
): Promise<{ balance: string; since: DateText } | null> {
  const { rows } = await sql<{ balance: string; since: DateText }>`
    select first.starts_on::text as since, (first.opening + coalesce((select sum(b.amount) from bank_line b
        join bank_statement s on s.id = b.statement_id and s.withdrawn_at is null
        where b.ou_id = ${ou_id} and b.account_id = ${account_id} and b.line_date <= ${until}), 0))::numeric(16,2)::text as balance
    from (select starts_on, opening from bank_statement where ou_id = ${ou_id} and account_id = ${account_id}
      and withdrawn_at is null order by starts_on, created_at, id limit 1) first`.execute(db)
  return rows[0] ?? null
}

export type NewStatement = Pick<ImportStatement, 'file_name'> &
  BankPlace & { file_hash: string; opening: string; closing: string; by: string | null }

export async function insertStatement(
  db: Db,
  { by, ...statement }: NewStatement,
  lines: readonly StatementLine[],
): Promise<string> {
  const days = lines.map(({ line_date }) => line_date).toSorted()
  const { id } = await db
    .insertInto('bank_statement')
    .values({
      ...statement,
      starts_on: days[0] ?? '',
      ends_on: days.at(-1) ?? '',
      line_count: lines.length,
      created_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { ou_id, account_id } = statement
  await db
    .insertInto('bank_line')
    .values(
      lines.map((line, index) => ({
        ...line,
        ...{ ou_id, account_id, statement_id: id, seq: index + 1, created_by: by },
      })),
    )
    .execute()
  return id
}

export async function keepMapping(db: Db, place: BankPlace, mapping: object): Promise<void> {
  await sql`insert into bank_mapping (ou_id, account_id, mapping)
    values (${place.ou_id}, ${place.account_id}, ${JSON.stringify(mapping)}::jsonb)
    on conflict (ou_id, account_id) do update set mapping = excluded.mapping`.execute(db)
}

/** Whether something was made of its lines: a match, or an entry. */
export async function isStatementUsed(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from bank_line b where b.statement_id = ${id} and (${isBankLineMatched}
      or exists (select from manual_entry d where d.bank_line_id = b.id))) as used`.execute(db)
  return rows[0]?.used ?? false
}

/** Its opening is what the later ones follow. */
export async function isFirstOfSeveral(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_first: boolean }>`
    select exists (select from bank_statement later join bank_statement own on own.id = ${id}
      where later.ou_id = own.ou_id and later.account_id = own.account_id and later.withdrawn_at is null
        and (later.starts_on, later.created_at, later.id) > (own.starts_on, own.created_at, own.id))
      and not exists (select from bank_statement earlier join bank_statement own on own.id = ${id}
      where earlier.ou_id = own.ou_id and earlier.account_id = own.account_id and earlier.withdrawn_at is null
        and (earlier.starts_on, earlier.created_at, earlier.id) < (own.starts_on, own.created_at, own.id)) as is_first`.execute(
    db,
  )
  return rows[0]?.is_first ?? false
}

export async function withdrawStatement(db: Db, id: string, by: string): Promise<void> {
  await sql`update bank_statement set withdrawn_at = ${NOW}, withdrawn_by = ${by} where id = ${id}`.execute(
    db,
  )
}

export type LockedStatement = { id: string; ou_id: string; row_version: number; file_name: string }

export async function lockStatement(db: Db, access: Condition, id: string): Promise<LockedStatement> {
  const { rows } = await sql<LockedStatement>`
    select id, ou_id, row_version, file_name from bank_statement
    where id = ${id} and withdrawn_at is null and ${access} for update`.execute(db)
  const [found] = rows
  if (!found) throw notFound()
  return found
}
