import { MENU_GROUPS } from '@contract/access/menu-groups'
import { MODULES, moduleName } from '@contract/access/modules'
import { PERMISSIONS } from '@contract/access/permission-catalogue'
import { ROLES, type Role } from '@contract/access/roles'
import { moduleOfScreen } from '@contract/access/screen-module'
import { menuNeeds, SCREENS } from '@contract/access/screens'
import { SEGREGATION_RULES } from '@contract/access/segregation'
import type { Db } from '@server/platform/db/database'
import { seedAccounts } from '@server/seeds/seed-accounts'
import { seedChains } from '@server/seeds/seed-chains'
import { seedExpenseCategories } from '@server/seeds/seed-expense-categories'
import { seedRequirements } from '@server/seeds/seed-requirements'

/**
 * What every installation has: modules, the permission catalogue, the default roles and the menus. Runs at each
 * start and only adds what is missing, so that a new version brings its new rights and nobody's changes are undone.
 */
export async function seedAccess(db: Db): Promise<void> {
  const moduleIds = await seedModules(db)
  const fresh = await seedPermissions(db, moduleIds)
  await seedRoles(db, fresh)
  await seedMenus(db, moduleIds)
  await seedSegregation(db)
  await seedCompany(db)
  await seedAccounts(db)
  await seedExpenseCategories(db)
  await seedChains(db)
  await seedRequirements(db)
}

/** Until somebody says who they are. */
const UNNAMED_COMPANY = 'Our company'

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

async function seedModules(db: Db): Promise<Ids> {
  const rows = MODULES.map(({ code, sort }) => ({ code, sort, name: moduleName(code) }))
  await db
    .insertInto('module')
    .values(rows)
    .onConflict(c => c.column('code').doNothing())
    .execute()
  return idsOf(db, 'module')
}

/** Gives back the codes that were not there before. */
async function seedPermissions(db: Db, modules: Ids): Promise<Set<string>> {
  const rows = PERMISSIONS.map(({ code, module, description, sensitive, scopable }) => ({
    code,
    module_id: idOf(modules, module),
    description,
    is_sensitive: sensitive,
    scopable,
  }))
  const added = await db
    .insertInto('permission')
    .values(rows)
    .onConflict(c => c.column('code').doNothing())
    .returning('code')
    .execute()
  return new Set(added.map(({ code }) => code))
}

/**
 * A role's rights are written once, with the role; after that they are the administrators'. A right that comes with a
 * later version goes to the roles it is meant for.
 */
async function seedRoles(db: Db, freshCodes: ReadonlySet<string>): Promise<void> {
  const known = await idsOf(db, 'role')
  const fresh = ROLES.filter(role => !known.has(role.code))
  if (fresh.length > 0) await insertRoles(db, fresh)
  const roles = await idsOf(db, 'role')
  const permissions = await idsOf(db, 'permission')
  const grants = ROLES.flatMap(role =>
    role.grants
      .filter(({ code }) => !known.has(role.code) || freshCodes.has(code))
      .map(({ code, scope }) => ({
        role_id: idOf(roles, role.code),
        permission_id: idOf(permissions, code),
        scope,
      })),
  )
  if (grants.length === 0) return
  await db
    .insertInto('role_permission')
    .values(grants)
    .onConflict(c => c.doNothing())
    .execute()
}

async function insertRoles(db: Db, fresh: readonly Role[]): Promise<void> {
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
}

async function seedMenus(db: Db, modules: Ids): Promise<void> {
  const removed = new Set((await db.selectFrom('menu_removed').select('key').execute()).map(({ key }) => key))
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
  const keptGroups = groups.filter(({ key }) => !removed.has(key))
  if (keptGroups.length > 0)
    await db
      .insertInto('menu')
      .values(keptGroups)
      .onConflict(c => c.column('key').doNothing())
      .execute()
  const parents = await db.selectFrom('menu').select(['key', 'id']).where('path', 'is', null).execute()
  const parentIds = new Map(parents.map(row => [row.key, row.id]))
  const items = SCREENS.flatMap(screen => {
    // A group that was removed takes what was in it along.
    if (!screen.menu || removed.has(screen.title_key) || !parentIds.has(`group.${screen.menu.group}`))
      return []
    const needs = menuNeeds(screen)
    return {
      key: screen.title_key,
      parent_id: idOf(parentIds, `group.${screen.menu.group}`),
      module_id: idOf(modules, moduleOfScreen(screen)),
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

/** How strictly each one is taken is the administrators' from then on. */
async function seedSegregation(db: Db): Promise<void> {
  await db
    .insertInto('sod_rule')
    .values([...SEGREGATION_RULES])
    .onConflict(c => c.column('code').doNothing())
    .execute()
}

async function seedCompany(db: Db): Promise<void> {
  await db
    .insertInto('company_profile')
    .values({ legal_name: UNNAMED_COMPANY })
    .onConflict(c => c.doNothing())
    .execute()
}
