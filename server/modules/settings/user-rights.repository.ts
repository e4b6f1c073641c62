import { sql } from 'kysely'
import { TODAY } from '@server/platform/db/clock'
import type { Scope } from '@contract/access/scopes'
import type { Db } from '@server/platform/db/database'

type Reach = 'all' | 'listed' | 'home'
export type RightsBasis = {
  status: string
  home: string | null
  roles: { id: string; code: string; name: string; reach: Reach; unit_ids: string[] }[]
  units: { id: string; ou_code: string; ou_name: string; mode: 'grant' | 'deny' | null }[]
  catalogue: { code: string; module: string; is_enabled: boolean }[]
  /** Of every role there is: who could bring what is missing. */
  grants: { role: string; code: string; scope: Scope }[]
}

/** In one look, so that what is explained belongs together. */
export async function rightsBasis(db: Db, userId: string): Promise<RightsBasis> {
  const { rows } = await sql<RightsBasis>`
    select u.status, u.ou_id as home,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'code', r.code, 'name', r.name, 'reach', r.reach,
          'unit_ids', coalesce((select jsonb_agg(ro.ou_id) from role_operating_unit ro where ro.role_id = r.id), '[]'))
          order by r.rank desc)
        from role r where exists (select from user_role ur where ur.role_id = r.id and ur.user_id = u.id
          and ${TODAY} between ur.valid_from and coalesce(ur.valid_to, 'infinity'::date))), '[]') as roles,
      coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'ou_code', o.ou_code, 'ou_name', o.ou_name, 'mode', e.mode) order by o.ou_code)
        from operating_unit o left join user_ou_override e on e.ou_id = o.id and e.user_id = u.id where o.is_active), '[]') as units,
      (select jsonb_agg(jsonb_build_object('code', p.code, 'module', m.code, 'is_enabled', m.is_enabled) order by p.code)
        from permission p join module m on m.id = p.module_id) as catalogue,
      coalesce((select jsonb_agg(jsonb_build_object('role', r.code, 'code', p.code, 'scope', rp.scope) order by r.rank desc)
        from role_permission rp join role r on r.id = rp.role_id join permission p on p.id = rp.permission_id), '[]') as grants
    from app_user u where u.id = ${userId}`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('the person is gone')
  return row
}
