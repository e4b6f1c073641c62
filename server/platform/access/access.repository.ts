import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import { keepPlan } from '@server/platform/db/keep-plan'
import type { Db } from '@server/platform/db/database'
import type { Scope } from '@contract/access/scopes'
import type { ActorUnit } from '@server/platform/access/actor'

export type SessionRow = {
  session_id: string
  user_id: string
  /** The unit of their own: some roles reach just that. */
  home_ou_id: string | null
  version: number
  today: string
  stale: boolean
}

/** Only a live session of an active user answers; every limit is judged by the database's clock. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  idleMinutes: number,
): Promise<SessionRow | null> {
  const { rows } = await keepPlan(sql<SessionRow>`
    select s.id as session_id, s.user_id, u.ou_id as home_ou_id, v.version, ${TODAY} as today,
      s.last_seen_at < ${NOW} - interval '1 minute' as stale
    from session s join app_user u on u.id = s.user_id cross join access_version v
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > ${NOW}
      and s.last_seen_at > ${NOW} - make_interval(mins => ${idleMinutes}) and u.status = 'active'`).execute(
    db,
  )
  return rows[0] ?? null
}

export async function markSeen(db: Db, sessionId: string): Promise<void> {
  await sql`update session set last_seen_at = ${NOW} where id = ${sessionId}`.execute(db)
}

export type RightsRow = {
  roles: { role_id: string; code: string }[]
  permissions: { code: string; scope: Scope }[]
  units: ActorUnit[]
  all_units: boolean
}

const rolesToday = (userId: string) => sql`
  select r.id as role_id, r.code, r.reach from user_role ur join role r on r.id = ur.role_id
  where ur.user_id = ${userId} and ur.valid_from <= ${TODAY}
    and (ur.valid_to is null or ur.valid_to >= ${TODAY})`

/** What the roles reach (every unit, those listed, or the person's own), plus grants, minus denials of this person. */
const unitsOf = (userId: string) => sql`
  select u.id, u.ou_code, u.ou_name from operating_unit u
  where u.is_active and (
    exists (select from mine m where m.reach = 'all'
      or (m.reach = 'home' and u.id = (select me.ou_id from app_user me where me.id = ${userId}))
      or (m.reach = 'listed' and exists (select from role_operating_unit ro where ro.role_id = m.role_id and ro.ou_id = u.id)))
    or exists (select from user_ou_override o where o.user_id = ${userId} and o.ou_id = u.id and o.mode = 'grant'))
    and not exists (select from user_ou_override o where o.user_id = ${userId} and o.ou_id = u.id and o.mode = 'deny')`

/** Roles valid today, the widest scope of each permission whose module is switched on, and the units reached. */
export async function loadRights(db: Db, userId: string): Promise<RightsRow> {
  const { rows } = await keepPlan(sql<RightsRow>`
    with mine as (${rolesToday(userId)}), grants as (
      select p.code, max(array_position(array['own', 'team', 'ou', 'all'], rp.scope)) as width
      from mine m join role_permission rp on rp.role_id = m.role_id
        join permission p on p.id = rp.permission_id join module mo on mo.id = p.module_id and mo.is_enabled
      group by p.code
    ), units as (${unitsOf(userId)})
    select coalesce((select jsonb_agg(jsonb_build_object('role_id', role_id, 'code', code) order by code) from mine), '[]') as roles,
      coalesce((select jsonb_agg(jsonb_build_object('code', code,
        'scope', (array['own', 'team', 'ou', 'all'])[width]) order by code) from grants), '[]') as permissions,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'ou_code', ou_code, 'ou_name', ou_name) order by ou_code) from units), '[]') as units,
      (select count(*) from units) = (select count(*) from operating_unit where is_active) as all_units`).execute(
    db,
  )
  const row = rows[0]
  if (!row) throw new Error('rights could not be read')
  return row
}

/** The units that the given roles reach for this person; roles that are not theirs count for nothing. */
export async function unitsOfRoles(db: Db, userId: string, roleIds: readonly string[]): Promise<ActorUnit[]> {
  const { rows } = await sql<ActorUnit>`
    with mine as (select m.* from (${rolesToday(userId)}) m where m.role_id::text = any (${roleIds}::text[]))
    ${unitsOf(userId)} order by u.ou_code`.execute(db)
  return rows
}
