import { sql } from 'kysely'
import type { OwnProfileChange } from '@contract/modules/auth/auth.calls'
import type { Db } from '@server/platform/db/database'
import type { MenuTitles } from '@server/platform/db/settings.tables'
import { staleRecord } from '@server/platform/http/problems'
import { photoOf } from '@server/platform/people/user-photo.repository'

export function findProfile(db: Db, userId: string) {
  return db
    .selectFrom('app_user as u')
    .leftJoin('operating_unit as o', 'o.id', 'u.ou_id')
    .select([
      'u.id',
      'u.username',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.full_name',
      'u.locale',
      'u.layout',
      'o.ou_code',
      'u.last_login_at',
      'u.row_version',
      'u.ou_id',
      photoOf(sql.ref('u.id')).as('photo'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** A version is compared where one is given: a chosen layout or language needs none, a name does. */
export async function updateProfile(
  db: Db,
  userId: string,
  version: number | null,
  change: OwnProfileChange,
): Promise<void> {
  const { layout, ...rest } = change
  const values = { ...rest, ...(layout ? { layout: JSON.stringify(layout) } : {}) }
  if (Object.keys(values).length === 0) return
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set(values)
    .where('id', '=', userId)
    .$if(version !== null, query => query.where('row_version', '=', version ?? 0))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw staleRecord((await findProfile(db, userId)).row_version)
}

export type MenuRow = {
  id: string
  parent_id: string | null
  title_key: string
  titles: MenuTitles | null
  path: string | null
  icon: string | null
  sort: number
  module: string
  permission: string | null
  min_scope: 'own' | 'team' | 'ou' | 'all' | null
}

export function enabledMenus(db: Db): Promise<MenuRow[]> {
  return db
    .selectFrom('menu as m')
    .innerJoin('module as mo', 'mo.id', 'm.module_id')
    .select([
      'm.id',
      'm.parent_id',
      'm.title_key',
      'm.titles',
      'm.path',
      'm.icon',
      'm.sort',
      'mo.code as module',
    ])
    .select(['m.permission_code as permission', 'm.min_scope'])
    .where('m.is_enabled', '=', true)
    .where('mo.is_enabled', '=', true)
    .orderBy(sql`m.parent_id nulls first, m.sort, m.id`)
    .execute()
}
