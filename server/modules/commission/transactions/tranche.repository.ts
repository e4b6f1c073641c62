import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

export const HOLDABLE = ['eligible', 'billed', 'partly_collected'] as const
export type LockedTranche = {
  id: string
  ou_id: string
  sale_id: string
  status: string
  held_from: string | null
}

/** Locked until the transaction ends, after its commission: the order in which payments lock them too. */
export async function lockTranche(db: Db, id: string): Promise<LockedTranche> {
  await sql`select from sale_commission where id = (select sale_commission_id from commission_tranche where id = ${id})
    for update`.execute(db)
  const { rows } = await sql<LockedTranche>`
    select t.id, t.ou_id, c.sale_id, t.status, t.held_from from commission_tranche t
      join sale_commission c on c.id = t.sale_commission_id
    where t.id = ${id} for update of t`.execute(db)
  const [tranche] = rows
  if (!tranche) throw new Error('a share has its tranche')
  return tranche
}

export async function holdTranche(db: Db, { id, status }: LockedTranche, reason: string): Promise<void> {
  await sql`update commission_tranche set status = 'on_hold', held_from = ${status}, hold_reason = ${reason}
    where id = ${id}`.execute(db)
}

export async function letGoOfTranche(db: Db, id: string): Promise<void> {
  await sql`update commission_tranche set status = held_from, held_from = null, hold_reason = null
    where id = ${id}`.execute(db)
}

export type TrancheEvent = { at: string; verb: string; by: string | null; reason: string | null }

/** What happened to a tranche, the newest first. */
export async function findTrancheEvents(db: Db, id: string): Promise<TrancheEvent[]> {
  const { rows } = await sql<TrancheEvent>`
    select to_json(a.at) #>> '{}' as at,
      split_part(a.action, '.', 2) as verb, u.full_name as by, a.diff ->> 'reason' as reason
    from audit_log a left join app_user u on u.id = a.actor_user_id
    where a.entity_type = 'commission_tranche' and a.entity_id = ${id}
    order by a.at desc limit 50`.execute(db)
  return rows
}

export type ShareFacts = {
  buyer_name: string
  unit_code: string
  tranche_id: string
  sale_id: string
  hold_reason: string | null
  eligible_on: string | null
  evidence: { collected?: string } | null
}

export async function findShareFacts(db: Db, shareId: string): Promise<ShareFacts> {
  const { rows } = await sql<ShareFacts>`
    select s.buyer_name, s.unit_code, t.id as tranche_id, s.id as sale_id, t.hold_reason, t.eligible_on,
      t.eligible_evidence as evidence
    from commission_share h join commission_tranche t on t.id = h.tranche_id join sale s on s.id = h.sale_id
    where h.id = ${shareId}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('a share has its tranche')
  return facts
}
