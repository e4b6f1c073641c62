import { sql } from 'kysely'
import type { MovementKind } from '@contract/modules/cash-advance/advance-movement.rules'
import type { AdvanceDebtor } from '@server/platform/ledger/advance-port'
import type { Db } from '@server/platform/db/database'
import type { AdvanceRow } from '@server/modules/cash-advance/advance-row'

export type RepaidAdvance = AdvanceRow & {
  deducted: number
}

/** How many deductions were made of it and not given back; of an advance that is called `a`. */
const DEDUCTED = sql`(select count(*)::int from cash_advance_movement m where m.cash_advance_id = a.id
  and m.kind in ('payroll_deduction', 'commission_deduction') and m.reverses_id is null
  and not exists (select from cash_advance_movement r where r.reverses_id = m.id)) as deducted`
const IS_OPEN = sql`a.status in ('released', 'liquidating') and a.balance > 0`

/** Open advances that are repaid that way, the oldest first, until the transaction ends. */
export async function lockRepaid(db: Db, debtor: AdvanceDebtor): Promise<RepaidAdvance[]> {
  const whose =
    'employee_id' in debtor
      ? sql`a.repayment = 'payroll' and a.employee_id = ${debtor.employee_id}`
      : sql`a.repayment = 'commission' and (a.seller_id = ${debtor.seller_id}
          or a.employee_id = (select s.employee_id from seller_profile s where s.id = ${debtor.seller_id}))`
  const { rows } = await sql<RepaidAdvance>`
    select a.*, ${DEDUCTED} from cash_advance a where ${IS_OPEN} and ${whose}
    order by a.released_on, a.number, a.id for no key update`.execute(db)
  return rows
}

/** What releases to several sellers are to bring back, the oldest first. */
export async function findOfSellers(
  db: Db,
  sellerIds: readonly string[],
): Promise<(RepaidAdvance & { repaid_by: string })[]> {
  const { rows } = await sql<RepaidAdvance & { repaid_by: string }>`
    select s.id as repaid_by, a.*, ${DEDUCTED}
    from seller_profile s join cash_advance a on a.seller_id = s.id or a.employee_id = s.employee_id
    where s.id = any (${sellerIds}::uuid[]) and a.repayment = 'commission' and ${IS_OPEN}
    order by a.released_on, a.number, a.id`.execute(db)
  return rows
}

/** An advance that is open, until the transaction ends; undefined where it is not. */
export async function lockSettled(db: Db, id: string): Promise<AdvanceRow | undefined> {
  const { rows } = await sql<AdvanceRow>`select * from cash_advance
    where id = ${id} and status in ('released', 'liquidating') for no key update`.execute(db)
  return rows[0]
}

export type KeptDeduction = {
  id: string
  kind: MovementKind
  amount: string
  advance: AdvanceRow
  source_type: string
  source_id: string
}

/** What was deducted or settled by this key and not given back, with its advances locked. */
export async function lockDeducted(db: Db, key: string): Promise<KeptDeduction[]> {
  await sql`select from cash_advance where id in
    (select cash_advance_id from cash_advance_movement where source_key = ${key}) order by id for no key update`.execute(
    db,
  )
  const { rows } = await sql<KeptDeduction>`
    select m.id, m.kind, m.amount::text, m.source_type, m.source_id, to_jsonb(a) as advance
    from cash_advance_movement m join cash_advance a on a.id = m.cash_advance_id
    where m.source_key = ${key} and m.reverses_id is null
      and not exists (select from cash_advance_movement r where r.reverses_id = m.id)
    order by a.released_on, a.number, a.id`.execute(db)
  return rows
}
