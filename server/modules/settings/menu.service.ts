import { randomBytes } from 'node:crypto'
import { moduleOfScreen } from '@contract/access/screen-module'
import { menuNeeds, SCREENS, type Screen } from '@contract/access/screens'
import { MENU_PATHS } from '@contract/modules/settings/menu.calls'
import type { menuCommands } from '@contract/modules/settings/menu.commands'
import { menuResource } from '@contract/modules/settings/menu.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import { difference } from '@server/platform/resource/difference'
import {
  recordOptions,
  type CommandHandlers,
  type CommandOptions,
} from '@server/platform/resource/run-command'
import {
  insertMenu,
  isPermission,
  lockMenus,
  menuIn,
  moduleIdOf,
  orderMenus,
  removeMenu,
  updateMenu,
  type MenuRow,
  type MenuValues,
} from '@server/modules/settings/menu.repository'

/** With all of them: where one goes depends on where the others are. */
type LockedMenu = MenuRow & { menus: readonly MenuRow[] }

const resource = menuResource
const repository = createRepository(resource)
/** What groups belong to: never switched off. */
const FRAME = 'dashboard'

const read = (tx: Tx, actor: Actor, id: string): Promise<RecordRow> =>
  repository.get(tx.db, accessWhere(actor, 'view', resource), id)

function screenOf(path: string): Screen {
  const screen = MENU_PATHS.includes(path) ? SCREENS.find(candidate => candidate.path === path) : undefined
  if (!screen) throw fieldProblem('rule_broken', 'path', 'path_unknown')
  return screen
}

type Target = Pick<MenuValues, 'path' | 'module_id' | 'permission_code' | 'min_scope'>

/** A page says itself which module it belongs to and what it asks for; an entry may ask for another right instead. */
async function targetOf(tx: Tx, path: string | null, permission: string | null): Promise<Target> {
  if (permission !== null && !(await isPermission(tx.db, permission)))
    throw fieldProblem('rule_broken', 'permission_code', 'permission_unknown')
  if (path === null) {
    const module_id = await moduleIdOf(tx.db, FRAME)
    return { path, module_id, permission_code: permission, min_scope: null }
  }
  const screen = screenOf(path)
  const needs = menuNeeds(screen)
  const ownChoice = permission !== null && permission !== needs?.code
  return {
    path,
    module_id: await moduleIdOf(tx.db, moduleOfScreen(screen)),
    permission_code: permission ?? needs?.code ?? null,
    min_scope: ownChoice ? null : (needs?.scope ?? null),
  }
}

/** Two levels: groups, and the pages in them. */
function checkPlace(menus: readonly MenuRow[], parentId: string | null, moved: MenuRow | null): void {
  if (parentId === null) return
  const parent = menus.find(candidate => candidate.id === parentId)
  if (!parent || parent.path !== null || parent.parent_id !== null || parent.id === moved?.id)
    throw fieldProblem('rule_broken', 'parent_id', 'menu_no_group')
  if (moved && (moved.path === null || menus.some(menu => menu.parent_id === moved.id)))
    throw fieldProblem('rule_broken', 'parent_id', 'menu_too_deep')
}

export const menuOptions: CommandOptions<LockedMenu> = recordOptions(repository, async (tx, _access, id) => {
  const menus = await lockMenus(tx.db)
  return { ...menuIn(menus, id), menus }
})

export const menuHandlers: CommandHandlers<(typeof menuCommands)['table'], LockedMenu> = {
  async create({ tx, actor, body }) {
    const menus = await lockMenus(tx.db)
    const { parent_id, path, permission_code, ...rest } = body
    checkPlace(menus, parent_id, null)
    if (path === null && parent_id !== null) throw fieldProblem('rule_broken', 'path', 'menu_too_deep')
    const target = await targetOf(tx, path, permission_code)
    const siblings = menus.filter(menu => menu.parent_id === parent_id)
    const sort = Math.max(0, ...siblings.map(menu => menu.sort)) + 10
    const key = `own.${randomBytes(9).toString('base64url')}`
    const id = await insertMenu(tx.db, { ...rest, ...target, parent_id, key, sort }, actor.userId)
    const diff = difference(resource, null, await read(tx, actor, id))
    tx.audit({ action: 'menu.create', entityType: 'menu', entityId: id, diff })
    return id
  },

  async update({ tx, actor, record: { menus, ...menu }, body, audit }) {
    if (Object.keys(body).length === 0) return
    const before = await read(tx, actor, menu.id)
    const { path = menu.path, permission_code, ...rest } = body
    if (path === null && menu.parent_id !== null) throw fieldProblem('rule_broken', 'path', 'menu_too_deep')
    if (path !== null && menus.some(other => other.parent_id === menu.id))
      throw fieldProblem('rule_broken', 'path', 'menu_has_entries')
    const isRetargeted = body.path !== undefined || permission_code !== undefined
    const asksFor =
      permission_code === undefined && path === menu.path ? before['permission_code'] : permission_code
    const target = isRetargeted
      ? await targetOf(tx, path, (asksFor as string | null | undefined) ?? null)
      : {}
    await updateMenu(tx.db, menu.id, { ...rest, ...target })
    audit(difference(resource, before, await read(tx, actor, menu.id)))
  },

  async move({ tx, actor, record: { menus, ...menu }, body: { parent_id, position }, audit }) {
    checkPlace(menus, parent_id, menu)
    if (parent_id !== menu.parent_id) await updateMenu(tx.db, menu.id, { parent_id })
    const siblings = menus.filter(other => other.parent_id === parent_id && other.id !== menu.id)
    const ids = siblings.map(other => other.id)
    ids.splice(Math.min(position, ids.length), 0, menu.id)
    await orderMenus(tx.db, ids)
    const { sort } = await read(tx, actor, menu.id)
    audit({ parent_id: [menu.parent_id, parent_id], sort: [menu.sort, sort] })
  },

  async delete({ tx, record: { menus, ...menu }, audit }) {
    if (menus.some(other => other.parent_id === menu.id)) throw new Problem('in_use', 'menu_has_entries')
    await removeMenu(tx.db, menu)
    audit({ key: [menu.key, null] })
  },
}
