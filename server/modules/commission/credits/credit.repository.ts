import { sql } from 'kysely'
import { moneyText, type Centavos } from '@contract/kernel/money'
import type { Db } from '@server/platform/db/database'

/** What of a billed tranche is given up by hand, beside what was before; below nothing where it is due again. */
export type Waiver = { tranche_id: string; amount: Centavos }

export async function waiveOf(db: Db, { tranche_id, amount }: Waiver): Promise<void> {
  await db
    .updateTable('commission_tranche')
    .set({ waived_amount: sql`waived_amount + ${moneyText(amount)}::numeric` })
    .where('id', '=', tranche_id)
    .execute()
}

/** The numbers of these statements. */
export async function findStatementNumbers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    select id, number from commission_statement where id = any (${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, number }) => [id, number]))
}
