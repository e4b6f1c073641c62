export type TreeAccount = {
  id: string
  code: string
  name: string
  parent_id: string | null
  sort: number
}

/** A row of the tree as it is drawn: how deep, and its place among those that share its heading. */
export type TreeRow<A extends TreeAccount> = {
  account: A
  level: number
  position: number
  siblings: number
  hasChildren: boolean
}

const inOrder = (one: TreeAccount, other: TreeAccount) =>
  one.sort - other.sort || (one.code < other.code ? -1 : 1)

function childrenOf<A extends TreeAccount>(accounts: readonly A[]): Map<string | null, A[]> {
  const known = new Set(accounts.map(account => account.id))
  const below = new Map<string | null, A[]>()
  for (const account of [...accounts].sort(inOrder)) {
    // What lies below something unseen still has to be somewhere.
    const parent = account.parent_id !== null && known.has(account.parent_id) ? account.parent_id : null
    below.set(parent, [...(below.get(parent) ?? []), account])
  }
  return below
}

/** From the top to the bottom, passing over what is below a closed heading. */
export function treeRows<A extends TreeAccount>(
  accounts: readonly A[],
  closed: ReadonlySet<string>,
): TreeRow<A>[] {
  const below = childrenOf(accounts)
  const rows: TreeRow<A>[] = []
  const walk = (parent: string | null, level: number) => {
    const siblings = below.get(parent) ?? []
    for (const [index, account] of siblings.entries()) {
      const hasChildren = below.has(account.id)
      rows.push({ account, level, position: index + 1, siblings: siblings.length, hasChildren })
      if (hasChildren && !closed.has(account.id)) walk(account.id, level + 1)
    }
  }
  walk(null, 1)
  return rows
}

/** Those that match every word by code or name, and the headings above them. */
export function matchingAccounts<A extends TreeAccount>(
  accounts: readonly A[],
  search: string,
): readonly A[] {
  const words = search.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return accounts
  const byId = new Map(accounts.map(account => [account.id, account]))
  const kept = new Set<string>()
  for (const account of accounts) {
    const text = `${account.code} ${account.name}`.toLowerCase()
    if (!words.every(word => text.includes(word))) continue
    let one: A | undefined = account
    while (one && !kept.has(one.id)) {
      kept.add(one.id)
      one = one.parent_id === null ? undefined : byId.get(one.parent_id)
    }
  }
  return accounts.filter(account => kept.has(account.id))
}

export type TreeMove = { focus?: number; open?: string; close?: string; show?: string }

/** What a key does on a row; null where it means nothing to a tree. `forward` is the key that points away from the margin. */
export function moveByKey<A extends TreeAccount>(
  key: string,
  rows: readonly TreeRow<A>[],
  at: number,
  closed: ReadonlySet<string>,
  forward: 'ArrowRight' | 'ArrowLeft',
): TreeMove | null {
  const row = rows[at]
  if (!row) return null
  const { account, level, hasChildren } = row
  const isOpen = hasChildren && !closed.has(account.id)
  if (key === 'ArrowDown') return { focus: Math.min(at + 1, rows.length - 1) }
  if (key === 'ArrowUp') return { focus: Math.max(at - 1, 0) }
  if (key === 'Home') return { focus: 0 }
  if (key === 'End') return { focus: rows.length - 1 }
  if (key === 'Enter') return { show: account.id }
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null
  if (key === forward) {
    if (!hasChildren) return {}
    return isOpen ? { focus: at + 1 } : { open: account.id }
  }
  if (isOpen) return { close: account.id }
  const parent = rows.slice(0, at).findLastIndex(other => other.level < level)
  return parent < 0 ? {} : { focus: parent }
}
