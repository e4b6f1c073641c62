import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import { moneyText, type Centavos } from '@contract/kernel/money'
import { schemeSnapshotSchema, type SchemeSnapshot } from '@contract/modules/commission/scheme-snapshot'
import type { Db } from '@server/platform/db/database'
import type { CommissionedSale } from '@server/platform/selling/commission-port'
import type { CountedCommission } from '@contract/modules/commission/count-commission.rules'

const NOBODY = { created_by: null, updated_by: null }

/** The one that counts: what was cancelled before it, was billed, and stays as it ended. */
const commissionsOf = (db: Db, saleId: string) =>
  db
    .selectFrom('sale_commission')
    .selectAll()
    .where('sale_id', '=', saleId)
    .where('grant_id', 'is', null)
    .orderBy(sql`status = 'cancelled'`)
    .orderBy('id', 'desc')
    .limit(1)

/** Nothing where nothing is written down yet. */
export const findCommission = (db: Db, saleId: string) => commissionsOf(db, saleId).executeTakeFirst()

/** Locked until the transaction ends. */
export const lockCommission = (db: Db, saleId: string) =>
  commissionsOf(db, saleId).forUpdate().executeTakeFirst()

/** Whether a seller was paid anything of it that is not asked back. */
export async function isKeptBySellers(db: Db, commissionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from commission_share h join commission_tranche t on t.id = h.tranche_id
    where t.sale_commission_id = ${commissionId} and h.released_amount > h.clawed_back_amount limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function findTranches(db: Db, commissionId: string) {
  return db
    .selectFrom('commission_tranche')
    .select(['id', 'seq', 'status', 'trigger_amount', 'eligible_on', 'statement_id'])
    .where('sale_commission_id', '=', commissionId)
    .orderBy('seq')
    .execute()
}

type Sale = Pick<CommissionedSale, 'ou_id'> & { id: string }

export async function removeCommission(db: Db, commissionId: string): Promise<void> {
  await db.deleteFrom('sale_commission').where('id', '=', commissionId).execute()
}

export async function insertCommission(
  db: Db,
  { id: sale_id, ou_id }: Sale,
  counted: CountedCommission,
  status: 'projected' | 'locked',
): Promise<void> {
  const { id } = await db
    .insertInto('sale_commission')
    .values({
      ...NOBODY,
      ou_id,
      sale_id,
      scheme_id: counted.scheme.id,
      ...amountsOf(counted),
      status,
      locked_at: status === 'locked' ? NOW : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeTranches(db, { id, ou_id }, counted.tranches)
}

export const amountsOf = ({ base, gross, company }: Record<'base' | 'gross' | 'company', Centavos>) => ({
  base: moneyText(base),
  gross_amount: moneyText(gross),
  company_amount: moneyText(company),
})

export type WrittenTranche = Pick<
  CountedCommission['tranches'][number],
  'seq' | 'trigger_amount' | 'gross' | 'expected_on' | 'company' | 'sellers'
>

/** A tranche stays the one it was, with how far it has come; whose it is, is written anew. */
export async function writeTranches(
  db: Db,
  { id: sale_commission_id, ou_id }: { id: string; ou_id: string },
  tranches: readonly WrittenTranche[],
): Promise<void> {
  const rows = await db
    .insertInto('commission_tranche')
    .values(
      tranches.map(({ seq, trigger_amount, gross, expected_on }) => ({
        ...NOBODY,
        ou_id,
        sale_commission_id,
        seq,
        trigger_amount: moneyText(trigger_amount),
        gross_amount: moneyText(gross),
        expected_on,
        eligible_on: null,
        hold_reason: null,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['sale_commission_id', 'seq', 'ou_id']).doUpdateSet(row => ({
        trigger_amount: row.ref('excluded.trigger_amount'),
        gross_amount: row.ref('excluded.gross_amount'),
        expected_on: row.ref('excluded.expected_on'),
      })),
    )
    .returning(['id', 'seq'])
    .execute()
  const ids = new Map(rows.map(({ id, seq }) => [seq, id]))
  await db
    .deleteFrom('commission_share')
    .where('tranche_id', 'in', [...ids.values()])
    .execute()
  await db
    .insertInto('commission_share')
    .values(
      tranches.flatMap(({ seq, company, sellers }) => {
        const tranche_id = ids.get(seq) ?? ''
        const own = { ...NOBODY, ou_id, tranche_id }
        return [
          { ...own, sale_seller_id: null, is_company: true, amount: moneyText(company) },
          ...sellers.map(({ id, amount }) => ({
            ...own,
            sale_seller_id: id,
            is_company: false,
            amount: moneyText(amount),
          })),
        ]
      }),
    )
    .execute()
}

export async function freezeRates(db: Db, { sellers }: CountedCommission): Promise<void> {
  const ids = sellers.map(({ id }) => id)
  const rates = sellers.map(({ rate_pct }) => rate_pct)
  await sql`update sale_seller s set rate_pct = v.rate
    from unnest(${ids}::uuid[], ${rates}::numeric[]) as v (id, rate) where s.id = v.id`.execute(db)
}

/** No part of it is anybody's any more. */
export async function reverseCommission(db: Db, commissionId: string): Promise<void> {
  await sql`update commission_tranche set status = 'reversed', held_from = null
    where sale_commission_id = ${commissionId} and status <> 'reversed'`.execute(db)
  await sql`update sale_commission set status = 'cancelled' where id = ${commissionId}`.execute(db)
}

export async function moveTranche(
  db: Db,
  id: string,
  step: { status: 'eligible' | 'locked'; on: string; evidence: object },
): Promise<void> {
  const isOpen = step.status === 'eligible'
  await db
    .updateTable('commission_tranche')
    .set({
      status: step.status,
      eligible_on: isOpen ? step.on : null,
      eligible_evidence: isOpen ? JSON.stringify(step.evidence) : null,
    })
    .where('id', '=', id)
    .execute()
}

export type StandingFacts = {
  sale_no: string
  tcp: string
  documents_complete: boolean
  cts_signed: boolean
  turned_over: boolean
  today: string
  snapshot: SchemeSnapshot | null
}

/** What beside the money a tranche may wait for. */
export async function standingOf(db: Db, saleId: string): Promise<StandingFacts | null> {
  const { rows } = await sql<Omit<StandingFacts, 'snapshot'> & { scheme_snapshot: unknown }>`
    select coalesce(s.sale_no, s.unit_code) as sale_no, s.tcp, s.documents_complete_at is not null as documents_complete, s.cts_signed_at is not null as cts_signed,
      u.status = 'turned_over' as turned_over, ${TODAY} as today, s.scheme_snapshot
    from sale s join property_unit u on u.id = s.unit_id where s.id = ${saleId}`.execute(db)
  const row = rows[0]
  if (!row) return null
  const { scheme_snapshot, ...facts } = row
  return { ...facts, snapshot: scheme_snapshot === null ? null : schemeSnapshotSchema.parse(scheme_snapshot) }
}

/** A sale as commission is counted from it. */
export async function findCommissioned(db: Db, saleId: string): Promise<CommissionedSale | null> {
  const sale = await db
    .selectFrom('sale')
    .select([
      ...(['id', 'ou_id', 'project_id', 'developer_id', 'reservation_date', 'net_list_price'] as const),
      ...(['misc_fee_amount', 'tcp', 'dp_amount'] as const),
    ])
    .where('id', '=', saleId)
    .executeTakeFirst()
  if (!sale) return null
  const { rows: sellers } = await sql<CommissionedSale['sellers'][number]>`
    select s.id, p.display_name as name, s.level, s.employee_id, s.share_weight as weight, s.sequence_no
    from sale_seller s join seller_profile p on p.id = s.seller_id
    where s.sale_id = ${saleId} and s.ended_at is null order by s.sequence_no`.execute(db)
  const schedule = await db
    .selectFrom('sale_schedule')
    .select(['due_date', 'principal'])
    .where('sale_id', '=', saleId)
    .orderBy('seq')
    .execute()
  return { ...sale, sellers, schedule }
}
