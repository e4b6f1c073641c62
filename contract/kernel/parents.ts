import type { BrokenRule } from '@contract/kernel/broken-rule'

/** Nothing stands below itself, by however many steps; `ancestors` are those of the parent that is wanted. */
export function checkParents(
  id: string | null,
  parentId: string | null,
  ancestors: readonly string[],
): BrokenRule[] {
  if (id === null || parentId === null) return []
  return parentId === id || ancestors.includes(id) ? [{ path: 'parent_id', code: 'parent_cycle' }] : []
}
