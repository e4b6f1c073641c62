import type { MenuItem } from '@contract/modules/auth/auth.calls'

export type MenuNode = {
  id: string
  title_key: string
  path: string | null
  icon: string | null
  children: MenuNode[]
}

/**
 * The server has filtered the menu; it is filtered again by the rights of the moment, so that what was just
 * taken away is not offered until the next sign-in. Deeper levels are lifted to the second, entries whose
 * parent is missing to the first, and groups with nothing inside are left out.
 */
export function buildMenuTree(items: readonly MenuItem[], may: (code: string | null) => boolean): MenuNode[] {
  const allowed = items.filter(item => may(item.permission))
  const byId = new Map(allowed.map(item => [item.id, item]))
  const nodes = new Map(allowed.map(item => [item.id, nodeOf(item)]))
  const roots: MenuNode[] = []

  for (const item of allowed.toSorted(bySort)) {
    const node = nodes.get(item.id)
    const root = rootOf(item, byId)
    if (!node) continue
    if (root.id === item.id) roots.push(node)
    else nodes.get(root.id)?.children.push(node)
  }
  return roots.filter(node => node.path !== null || node.children.length > 0)
}

/** The entry that leads to `pathname` or to the nearest page above it. */
export function findCurrent(tree: readonly MenuNode[], pathname: string): MenuNode | null {
  const candidates = tree.flatMap(node => [node, ...node.children]).filter(node => leadsTo(node, pathname))
  return candidates.toSorted((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0))[0] ?? null
}

/** The first-level entry that is, or holds, the given one. */
export function groupOf(tree: readonly MenuNode[], node: MenuNode | null): MenuNode | null {
  if (!node) return null
  return tree.find(group => group === node || group.children.includes(node)) ?? null
}

function leadsTo(node: MenuNode, pathname: string): boolean {
  if (node.path === null) return false
  return node.path === pathname || (node.path !== '/' && pathname.startsWith(`${folderOf(node.path)}/`))
}

/** "/maintenance/ou/index" is the list of everything below "/maintenance/ou". */
function folderOf(path: string): string {
  return path.replace(/\/(index|list)$/u, '')
}

function nodeOf({ id, title_key, path, icon }: MenuItem): MenuNode {
  return { id, title_key, path, icon, children: [] }
}

function bySort(a: MenuItem, b: MenuItem): number {
  return a.sort - b.sort || a.id.localeCompare(b.id)
}

/** Climbs to the first level; a ring of parents, which an editor could make, ends where it closes. */
function rootOf(item: MenuItem, byId: ReadonlyMap<string, MenuItem>): MenuItem {
  const seen = new Set<string>()
  let top = item
  while (top.parent_id !== null && !seen.has(top.id)) {
    seen.add(top.id)
    const parent = byId.get(top.parent_id)
    if (!parent) return top
    top = parent
  }
  return top.parent_id === null ? top : item
}
