import { sql } from 'kysely'
import type { Scope } from '@contract/access/scopes'
import type { MenuTitles } from '@contract/modules/settings/menu.calls'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'

export type MenuRow = {
  id: string
  key: string
  parent_id: string | null
  path: string | null
  sort: number
  row_version: number
}

export type MenuValues = {
  title_key: string
  titles: MenuTitles | null
  path: string | null
  icon: string | null
  module_id: string
  permission_code: string | null
  min_scope: Scope | null
  is_enabled: boolean
}

type MenuChange = { [K in keyof MenuValues]?: MenuValues[K] | undefined } & { parent_id?: string | null }

const STEP = 10

/** All of them, held until the end: where one goes depends on where the others are. */
export async function lockMenus(db: Db): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select id, key, parent_id, path, sort, row_version from menu order by sort, id for update`.execute(db)
  return rows
}

export function menuIn(menus: readonly MenuRow[], id: string): MenuRow {
  const menu = menus.find(candidate => candidate.id === id)
  if (!menu) throw notFound()
  return menu
}

const stored = (titles: MenuTitles | null) => (titles === null ? null : JSON.stringify(titles))

export async function insertMenu(
  db: Db,
  values: MenuValues & { key: string; parent_id: string | null; sort: number },
  userId: string,
): Promise<string> {
  const row = await db
    .insertInto('menu')
    .values({ ...values, titles: stored(values.titles), created_by: userId, updated_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateMenu(db: Db, id: string, values: MenuChange): Promise<void> {
  const { titles, ...rest } = values
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  await db
    .updateTable('menu')
    .set({ ...given, ...(titles === undefined ? {} : { titles: stored(titles) }) })
    .where('id', '=', id)
    .execute()
}

/** In this order; a row that stands right is left alone, so that nobody's open form goes stale for nothing. */
export async function orderMenus(db: Db, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const sort = (index + 1) * STEP
    await db.updateTable('menu').set({ sort }).where('id', '=', id).where('sort', '<>', sort).execute()
  }
}

/** The portal brings its own entries at each start; this one is not to come back. */
export async function removeMenu(db: Db, menu: MenuRow): Promise<void> {
  await db.deleteFrom('menu').where('id', '=', menu.id).execute()
  await db
    .insertInto('menu_removed')
    .values({ key: menu.key })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function moduleIdOf(db: Db, code: string): Promise<string> {
  const row = await db.selectFrom('module').select('id').where('code', '=', code).executeTakeFirstOrThrow()
  return row.id
}

export async function isPermission(db: Db, code: string): Promise<boolean> {
  const row = await db.selectFrom('permission').select('id').where('code', '=', code).executeTakeFirst()
  return row !== undefined
}
