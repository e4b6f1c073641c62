import { sql } from 'kysely'
import { parseMoney, type Centavos, moneyText } from '@contract/kernel/money'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'

export type PayableMove = {
  ou_id: string
  expense_id: string
  payee_id: string
  kind: 'bill' | 'bill_void' | 'payment' | 'payment_void'
  moved_on: DateText
  amount: Centavos
  payment_id?: string
  journal_entry_id: string
}

/** What an expense still owes is the sum of these; the database keeps it. */
export async function addPayableMoves(db: Db, moves: readonly PayableMove[]): Promise<void> {
  if (moves.length === 0) return
  await db
    .insertInto('payable_movement')
    .values(
      moves.map(({ amount, payment_id = null, ...move }) => ({
        ...move,
        payment_id,
        amount: moneyText(amount),
        created_by: sql<string>`app_user_id()`,
        updated_by: null,
      })),
    )
    .execute()
}

/** What a unit owed to payees of expenses at the end of a day: its payables account must come to the same. */
export async function payablesOwed({ db }: Pick<Tx, 'db'>, ouId: string, on: DateText): Promise<Centavos> {
  const { rows } = await sql<{ owed: string }>`
    select coalesce(sum(effect), 0)::numeric(16,2)::text as owed from payable_movement
    where ou_id = ${ouId} and moved_on <= ${on}`.execute(db)
  return parseMoney(rows[0]?.owed ?? '0.00')
}
