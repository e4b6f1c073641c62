export type MenuEntry = { id: string; parent_id: string | null; path: string | null; sort: number }
export type Place = { parent_id: string | null; position: number }

const bySort = (a: MenuEntry, b: MenuEntry) => a.sort - b.sort || a.id.localeCompare(b.id)

export function childrenOf<M extends MenuEntry>(menus: readonly M[], parent: string | null): M[] {
  return menus.filter(menu => menu.parent_id === parent).toSorted(bySort)
}

/** One step up or down as one reads the tree: past the edge of a group lies the next group. Null: the end. */
export function stepOf(menus: readonly MenuEntry[], id: string, step: 1 | -1): Place | null {
  const menu = menus.find(one => one.id === id)
  if (!menu) return null
  const siblings = childrenOf(menus, menu.parent_id)
  const index = siblings.findIndex(one => one.id === id)
  const next = index + step
  if (next >= 0 && next < siblings.length) return { parent_id: menu.parent_id, position: next }
  if (menu.parent_id === null) return null
  const groups = childrenOf(menus, null).filter(one => one.path === null)
  const group = groups[groups.findIndex(one => one.id === menu.parent_id) + step]
  if (!group) return null
  return { parent_id: group.id, position: step > 0 ? 0 : childrenOf(menus, group.id).length }
}

/** Where an entry comes to stand that is dropped on another: a page into a group, anything else before it. */
export function dropOf(menus: readonly MenuEntry[], id: string, targetId: string): Place | null {
  const menu = menus.find(one => one.id === id)
  const target = menus.find(one => one.id === targetId)
  if (!menu || !target || id === targetId) return null
  const isGroup = menu.path === null
  if (!isGroup && target.path === null && target.parent_id === null)
    return menu.parent_id === target.id
      ? null
      : { parent_id: target.id, position: childrenOf(menus, target.id).length }
  if (isGroup && target.parent_id !== null) return null
  const siblings = childrenOf(menus, target.parent_id).filter(one => one.id !== id)
  return { parent_id: target.parent_id, position: siblings.findIndex(one => one.id === targetId) }
}
