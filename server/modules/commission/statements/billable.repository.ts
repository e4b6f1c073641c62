import { sql, type RawBuilder } from 'kysely'
import type { VatMode } from '@contract/kernel/taxed-amounts'
import { schemeSnapshotSchema, type SchemeSnapshot } from '@contract/modules/commission/scheme-snapshot'
import type { BillingTerms } from '@contract/modules/commission/statement.rules'
import type { Db } from '@server/platform/db/database'

export type BillingQuestion = {
  developer_id: string
  ou_id: string
  cutoff_on: string
  statement_id?: string | null | undefined
}

type SoldTranche = {
  tranche_id: string
  sale_id: string
  sale_no: string
  unit_code: string
  buyer_name: string
  project_id: string
  project_name: string
  seq: number
  amount: string
  /** The program, where it is an incentive. */
  incentive: string | null
}
export type BillableTranche = SoldTranche & { eligible_on: string; vat_mode: VatMode }
export type WaitingTranche = SoldTranche & {
  trigger_amount: string
  status: string
  snapshot: SchemeSnapshot
  claimed_by: string | null
}

const SOLD = sql`t.id as tranche_id, s.id as sale_id, s.sale_no, s.unit_code, s.buyer_name, s.project_id,
  p.name as project_name, t.seq, t.gross_amount as amount, g.program_name as incentive`

/**
 * Of booked sales of a developer in a unit, in the order of the sales; an incentive that the company pays is none. The
 * tranches come first (`offset 0`): how few of a unit's they are is what the planner does not see.
 */
const soldOf = ({ developer_id, ou_id }: BillingQuestion, which: RawBuilder<unknown>) => sql`
  from (select * from commission_tranche t where t.ou_id = ${ou_id} and ${which} offset 0) t
    join sale_commission c on c.id = t.sale_commission_id and c.status = 'locked'
    join sale s on s.id = c.sale_id join project p on p.id = s.project_id
    left join incentive_grant g on g.id = c.grant_id
    left join commission_statement o on o.id = t.statement_id
  where s.developer_id = ${developer_id} and (g.id is null or g.funded_by = 'developer')
  order by s.sale_no, c.grant_id nulls first, t.seq`

/** Eligible by the cut-off, and on no other statement. */
const mayBeBilled = ({ cutoff_on, statement_id = null }: BillingQuestion) => sql`(t.status = 'eligible'
  and t.eligible_on <= ${cutoff_on}::date and (t.statement_id is null or t.statement_id is not distinct from ${statement_id}::uuid))`

export async function findBillableTranches(db: Db, question: BillingQuestion): Promise<BillableTranche[]> {
  // A seller is granted an amount; tax comes on top of what the developer pays for it.
  const { rows } = await sql<BillableTranche>`
    select ${SOLD}, t.eligible_on,
      case when g.id is null then s.scheme_snapshot ->> 'vat_mode' else 'exclusive' end as vat_mode
    ${soldOf(question, mayBeBilled(question))}`.execute(db)
  return rows
}

/** Those that nobody was billed for and that may not be billed yet. */
export async function findWaitingTranches(db: Db, question: BillingQuestion): Promise<WaitingTranche[]> {
  const { rows } = await sql<Omit<WaitingTranche, 'snapshot'> & { scheme_snapshot: unknown }>`
    select ${SOLD}, t.trigger_amount, t.status, s.scheme_snapshot, o.number as claimed_by
    ${soldOf(
      question,
      sql`t.status in ('locked', 'eligible', 'on_hold') and not ${mayBeBilled(question)}`,
    )}`.execute(db)
  return rows.map(({ scheme_snapshot, ...row }) => ({
    ...row,
    snapshot: schemeSnapshotSchema.parse(scheme_snapshot),
  }))
}

/** VAT as the unit is registered, or the company where the unit says nothing; what the developer withholds. */
export async function findBillingTerms(
  db: Db,
  { developer_id, ou_id }: Pick<BillingQuestion, 'developer_id' | 'ou_id'>,
): Promise<(Omit<BillingTerms, 'vat_rate'> & { terms_days: number }) | null> {
  const { rows } = await sql<Omit<BillingTerms, 'vat_rate'> & { terms_days: number }>`
    select d.withholding_rate_pct as ewt_rate, d.payment_terms_days as terms_days,
      coalesce(o.is_vat_registered, (select is_vat_registered from company_profile limit 1), true) as is_vat_registered
    from developer d cross join operating_unit o where d.id = ${developer_id} and o.id = ${ou_id}`.execute(db)
  return rows[0] ?? null
}
