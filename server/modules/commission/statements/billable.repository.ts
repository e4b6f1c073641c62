import { sql } from 'kysely'
import { schemeSnapshotSchema, type SchemeSnapshot } from '@contract/modules/commission/scheme-snapshot'
import type { BillingTerms } from '@contract/modules/commission/statement.rules'
import type { Db } from '@server/platform/db/database'

export type BillingQuestion = {
  developer_id: string
  ou_id: string
  cutoff_on: string
  statement_id?: string | null | undefined
}

export type OpenTranche = {
  tranche_id: string
  sale_id: string
  sale_no: string
  unit_code: string
  buyer_name: string
  project_id: string
  project_name: string
  seq: number
  amount: string
  trigger_amount: string
  status: string
  eligible_on: string | null
  snapshot: SchemeSnapshot
  /** The program, where it is an incentive. */
  incentive: string | null
  claimed_by: string | null
  is_own: boolean
}

/** Tranches of booked sales of a developer in a unit that nobody has been billed for, in the order of their sales. */
export async function findOpenTranches(
  db: Db,
  { developer_id, ou_id, statement_id = null }: BillingQuestion,
): Promise<OpenTranche[]> {
  const { rows } = await sql<Omit<OpenTranche, 'snapshot'> & { scheme_snapshot: unknown }>`
    select t.id as tranche_id, s.id as sale_id, s.sale_no, s.unit_code, s.buyer_name, s.project_id, p.name as project_name,
      t.seq, t.gross_amount as amount, t.trigger_amount, t.status, t.eligible_on, s.scheme_snapshot,
      g.program_name as incentive, o.number as claimed_by, o.id is not distinct from ${statement_id}::uuid as is_own
    from commission_tranche t
      join sale_commission c on c.id = t.sale_commission_id and c.status = 'locked'
      join sale s on s.id = c.sale_id join project p on p.id = s.project_id
      left join incentive_grant g on g.id = c.grant_id
      left join commission_statement o on o.id = t.statement_id
    where t.ou_id = ${ou_id} and s.developer_id = ${developer_id} and (g.id is null or g.funded_by = 'developer') and t.status in ('locked', 'eligible', 'on_hold')
    order by s.sale_no, c.grant_id nulls first, t.seq`.execute(db)
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
