import { sql } from 'kysely'
import type { LedgerKind, YearCharge } from '@contract/modules/leave/balance.rules'
import { daysText, parseDays, type Hundredths } from '@contract/people/days.rules'
import type { Db } from '@server/platform/db/database'

export type EntryToWrite = {
  ou_id: string
  employee_id: string
  leave_type_id: string
  year: number
  entry_date: string
  kind: LedgerKind
  days: Hundredths
  request_id?: string | null
  amount?: string | null
  note?: string | null
}

/** Gives back how many were new: a grant or a close that stands already is not written again. */
export async function writeEntries(db: Db, entries: readonly EntryToWrite[]): Promise<number> {
  const PART = 1_000
  let written = 0
  for (let start = 0; start < entries.length; start += PART) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('leave_ledger')
      .values(
        entries.slice(start, start + PART).map(({ days, ...entry }) => ({
          request_id: null,
          amount: null,
          note: null,
          ...entry,
          days: daysText(days),
        })),
      )
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirstOrThrow()
    written += Number(numInsertedOrUpdatedRows ?? 0)
  }
  return written
}

type BalanceKey = { employeeId: string; typeId: string }

/** What is left of each year, as the ledger has it. */
export async function findAvailable(
  db: Db,
  { employeeId, typeId }: BalanceKey,
): Promise<Map<number, Hundredths>> {
  const { rows } = await sql<{ year: number; days: string }>`
    select year, sum(days) as days from leave_ledger
    where employee_id = ${employeeId} and leave_type_id = ${typeId} group by year`.execute(db)
  return new Map(rows.map(({ year, days }) => [year, parseDays(days)]))
}

/** What the ledger holds for a request, by the year of the balance and whatever it is held as. */
export async function findHeld(
  db: Db,
  requestId: string,
): Promise<(YearCharge & { leave_type_id: string })[]> {
  const { rows } = await sql<{ year: number; days: string; leave_type_id: string }>`
    select year, leave_type_id, -sum(days) as days from leave_ledger where request_id = ${requestId}
    group by year, leave_type_id having sum(days) <> 0 order by year`.execute(db)
  return rows.map(row => ({ ...row, days: parseDays(row.days) }))
}

export type YearBalance = {
  year: number
  entitled: string
  reserved: string
  used: string
  available: string
}

/** By type; only those of the ledger, so a type without entries has none. */
export async function findBalances(
  db: Db,
  employeeId: string,
  fromYear: number,
): Promise<(YearBalance & { leave_type_id: string })[]> {
  const { rows } = await sql<YearBalance & { leave_type_id: string }>`
    select leave_type_id, year, entitled, reserved, used, available from leave_balance_shown
    where employee_id = ${employeeId} and year >= ${fromYear} order by year`.execute(db)
  return rows
}
