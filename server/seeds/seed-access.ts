import { MENU_GROUPS } from '@contract/access/menu-groups'
import { MODULES } from '@contract/access/modules'
import { PERMISSIONS } from '@contract/access/permission-catalogue'
import { ROLES } from '@contract/access/roles'
import { menuNeeds, SCREENS } from '@contract/access/screens'
import type { Db } from '@server/platform/db/database'

/**
 * What every installation has: modules, the permission catalogue, the default roles and the menus. Runs at each
 * start and only adds what is missing, so that a new version brings its new rights and nobody's changes are undone.
 */
export async function seedAccess(db: Db): Promise<void> {
  const moduleIds = await seedModules(db)
  await seedPermissions(db, moduleIds)
  await seedRoles(db)
  await seedMenus(db, moduleIds)
}

type Ids = Map<string, string>

function idOf(ids: Ids, code: string): string {
  const id = ids.get(code)
  if (!id) throw new Error(`nothing is called ${code}`)
  return id
}

async function idsOf(db: Db, table: 'module' | 'permission' | 'role'): Promise<Ids> {
  const rows = await db.selectFrom(table).select(['id', 'code']).execute()
  return new Map(rows.map(row => [row.code, row.id]))
}

const words = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ')

async function seedModules(db: Db): Promise<Ids> {
  const rows = MODULES.map(({ code, sort }) => ({ code, sort, name: words(code) }))
  await db
    .insertInto('module')
    .values(rows)
    .onConflict(c => c.column('code').doNothing())
    .execute()
  return idsOf(db, 'module')
}

async function seedPermissions(db: Db, modules: Ids): Promise<void> {
  const rows = PERMISSIONS.map(({ code, module, description, sensitive, scopable }) => ({
    code,
    module_id: idOf(modules, module),
    description,
    is_sensitive: sensitive,
    scopable,
  }))
  await db
    .insertInto('permission')
    .values(rows)
    .onConflict(c => c.column('code').doNothing())
    .execute()
}

/** A role's rights are written once, with the role; after that they are the administrators'. */
async function seedRoles(db: Db): Promise<void> {
  const known = await idsOf(db, 'role')
  const fresh = ROLES.filter(role => !known.has(role.code))
  if (fresh.length === 0) return
  const rows = fresh.map(({ code, name, description, rank, units }) => ({
    code,
    name,
    description,
    rank,
    is_system: true,
    reach: units,
  }))
  await db
    .insertInto('role')
    .values(rows)
    .onConflict(c => c.column('code').doNothing())
    .execute()
  const roles = await idsOf(db, 'role')
  const permissions = await idsOf(db, 'permission')
  const grants = fresh.flatMap(role =>
    role.grants.map(({ code, scope }) => ({
      role_id: idOf(roles, role.code),
      permission_id: idOf(permissions, code),
      scope,
    })),
  )
  await db
    .insertInto('role_permission')
    .values(grants)
    .onConflict(c => c.doNothing())
    .execute()
}

async function seedMenus(db: Db, modules: Ids): Promise<void> {
  const groups = MENU_GROUPS.map(({ key, title_key, icon, sort }) => ({
    key: `group.${key}`,
    parent_id: null,
    module_id: idOf(modules, 'dashboard'),
    title_key,
    path: null,
    icon,
    sort,
    permission_code: null,
    min_scope: null,
  }))
  await db
    .insertInto('menu')
    .values(groups)
    .onConflict(c => c.column('key').doNothing())
    .execute()
  const parents = await db.selectFrom('menu').select(['key', 'id']).where('path', 'is', null).execute()
  const parentIds = new Map(parents.map(row => [row.key, row.id]))
  const items = SCREENS.flatMap(screen => {
    if (!screen.menu) return []
    const needs = menuNeeds(screen)
    return {
      key: screen.title_key,
      parent_id: idOf(parentIds, `group.${screen.menu.group}`),
      module_id: idOf(modules, screen.module),
      title_key: screen.title_key,
      path: screen.path,
      icon: screen.icon,
      sort: screen.menu.sort,
      permission_code: needs?.code ?? null,
      min_scope: needs?.scope ?? null,
    }
  })
  await db
    .insertInto('menu')
    .values(items)
    .onConflict(c => c.column('key').doNothing())
    .execute()
}
