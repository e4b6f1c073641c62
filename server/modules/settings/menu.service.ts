import { randomBytes } from 'node:crypto'
import { menuNeeds, SCREENS, type Screen } from '@contract/access/screens'
import type { Resource } from '@contract/kernel/define-resource'
import {
  MENU_PATHS,
  type ChangeMenu,
  type CreateMenu,
  type MoveMenu,
} from '@contract/modules/settings/menu.commands'
import { menuResource } from '@contract/modules/settings/menu.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, Problem, staleRecord } from '@server/platform/http/problems'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import { difference } from '@server/platform/resource/difference'
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

type Asked = { tx: Tx; actor: Actor }
type Change = Asked & { menuId: string; version: number }

const resource: Resource = menuResource
const repository = createRepository(resource)
/** What groups belong to: never switched off. */
const FRAME = 'dashboard'

function read({ tx, actor }: Asked, id: string): Promise<RecordRow> {
  return repository.get(tx.db, accessWhere(actor, 'view', resource), id)
}

function audit({ tx }: Asked, verb: string, id: string, diff: unknown): void {
  tx.audit({ action: `menu.${verb}`, entityType: 'menu', entityId: id, diff })
}

function screenOf(path: string): Screen {
  const screen = MENU_PATHS.includes(path) ? SCREENS.find(candidate => candidate.path === path) : undefined
  if (!screen) throw fieldProblem('rule_broken', 'path', 'path_unknown')
  return screen
}

type Target = Pick<MenuValues, 'path' | 'module_id' | 'permission_code' | 'min_scope'>

/** A page says itself which module it belongs to and what it asks for; an entry may ask for another right instead. */
async function targetOf({ tx }: Asked, path: string | null, permission: string | null): Promise<Target> {
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
    module_id: await moduleIdOf(tx.db, screen.module),
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

export async function createMenu(asked: Asked, values: CreateMenu): Promise<RecordRow> {
  const { tx, actor } = asked
  const menus = await lockMenus(tx.db)
  const { parent_id, path, permission_code, ...rest } = values
  checkPlace(menus, parent_id, null)
  if (path === null && parent_id !== null) throw fieldProblem('rule_broken', 'path', 'menu_too_deep')
  const target = await targetOf(asked, path, permission_code)
  const siblings = menus.filter(menu => menu.parent_id === parent_id)
  const sort = Math.max(0, ...siblings.map(menu => menu.sort)) + 10
  const key = `own.${randomBytes(9).toString('base64url')}`
  const id = await insertMenu(tx.db, { ...rest, ...target, parent_id, key, sort }, actor.userId)
  const row = await read(asked, id)
  audit(asked, 'create', id, difference(resource, null, row))
  return row
}

export async function changeMenu(change: Change, values: ChangeMenu): Promise<RecordRow> {
  const { tx, menuId, version } = change
  const menus = await lockMenus(tx.db)
  const menu = menuIn(menus, menuId)
  const before = await read(change, menuId)
  if (Object.keys(values).length === 0) return before
  const { path = menu.path, permission_code, ...rest } = values
  if (path === null && menu.parent_id !== null) throw fieldProblem('rule_broken', 'path', 'menu_too_deep')
  if (path !== null && menus.some(other => other.parent_id === menuId))
    throw fieldProblem('rule_broken', 'path', 'menu_has_entries')
  const isRetargeted = values.path !== undefined || permission_code !== undefined
  const asksFor =
    permission_code === undefined && path === menu.path ? before['permission_code'] : permission_code
  const target = isRetargeted
    ? await targetOf(change, path, (asksFor as string | null | undefined) ?? null)
    : {}
  await updateMenu(tx.db, menuId, version, { ...rest, ...target })
  const row = await read(change, menuId)
  audit(change, 'update', menuId, difference(resource, before, row))
  return row
}

export async function moveMenu(change: Change, { parent_id, position }: MoveMenu): Promise<RecordRow> {
  const { tx, menuId, version } = change
  const menus = await lockMenus(tx.db)
  const menu = menuIn(menus, menuId)
  if (menu.row_version !== version) throw staleRecord(menu.row_version)
  checkPlace(menus, parent_id, menu)
  if (parent_id !== menu.parent_id) await updateMenu(tx.db, menuId, version, { parent_id })
  const siblings = menus.filter(other => other.parent_id === parent_id && other.id !== menuId)
  const ids = siblings.map(other => other.id)
  ids.splice(Math.min(position, ids.length), 0, menuId)
  await orderMenus(tx.db, ids)
  const row = await read(change, menuId)
  audit(change, 'move', menuId, {
    parent_id: [menu.parent_id, parent_id],
    sort: [menu.sort, row['sort']],
  })
  return row
}

export async function deleteMenu(change: Change): Promise<void> {
  const { tx, menuId, version } = change
  const menus = await lockMenus(tx.db)
  const menu = menuIn(menus, menuId)
  if (menus.some(other => other.parent_id === menuId)) throw new Problem('in_use', 'menu_has_entries')
  await removeMenu(tx.db, menu, version)
  audit(change, 'delete', menuId, { key: [menu.key, null] })
}
