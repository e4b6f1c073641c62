import { sql } from 'kysely'
import { moneyText, type Centavos } from '@contract/kernel/money'
import type { Db } from '@server/platform/db/database'

export type CreditedLine = {
  ou_id: string
  statement_id: string
  id: string
  /** What the developer has not paid of it, and what is owed back to him. */
  amount: Centavos
  refund: Centavos
  /** Both together without VAT, where the sale goes on. */
  net?: Centavos
  /** Both together without VAT, as their memo says it. */
  memo_net?: Centavos
}

export async function insertCredits(
  db: Db,
  lines: readonly CreditedLine[],
  { entry_id, on, memo_id = null }: { entry_id: string; on: string; memo_id?: string | null },
): Promise<void> {
  const credited = lines.filter(({ amount, refund }) => amount !== 0n || refund !== 0n)
  if (credited.length === 0) return
  await db
    .insertInto('statement_credit')
    .values(
      credited.map(({ ou_id, statement_id, id, amount, refund, net = 0n, memo_net = 0n }) => ({
        ...{ ou_id, statement_id, entry_id },
        line_id: id,
        amount: moneyText(amount),
        refund_amount: moneyText(refund),
        net_amount: moneyText(net),
        ...{ memo_id, memo_net: moneyText(memo_net) },
        credited_on: on,
        ...{ created_by: null, updated_by: null },
      })),
    )
    .execute()
}

/** Whether a statement that is not sent yet claims commission of a sale, or one that bills it is disputed. */
export async function isClaimedOrDisputed(db: Db, commissionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from commission_tranche t join commission_statement s on s.id = t.statement_id
    where t.sale_commission_id = ${commissionId} and s.status in ('pending', 'returned', 'approved', 'disputed')
    limit 1`.execute(db)
  return rows.length > 0
}

/** Statements before tranches, as receipts and sending lock them. */
export async function lockBilling(db: Db, commissionIds: readonly string[]): Promise<void> {
  await sql`select from commission_statement where id in (
      select statement_id from commission_tranche where sale_commission_id = any (${commissionIds}::uuid[]))
    order by id for update`.execute(db)
  await sql`select from commission_tranche where sale_commission_id = any (${commissionIds}::uuid[])
    order by id for update`.execute(db)
}
