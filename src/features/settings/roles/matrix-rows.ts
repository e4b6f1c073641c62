import type { Scope } from '@contract/access/scopes'
import { codeOfLabel } from '@contract/kernel/record-labels'
import type { CatalogueEntry } from '@/features/settings/catalogue.api'

export type RoleGrants = ReadonlyMap<string, Scope>
export type MatrixFilter = { search: string; module: string; only: 'all' | 'held' | 'changed' }
export type MatrixGroup = { module: string; entries: readonly CatalogueEntry[] }

/** Where its name says the same as its code, a module is called by its name alone. */
export function moduleOf({ module_label }: Pick<CatalogueEntry, 'module_label'>): string {
  return codeOfLabel(module_label ?? '').toLowerCase()
}

/** The permissions that the filters leave, by module, in the order of their codes. */
export function matrixGroups(
  catalogue: readonly CatalogueEntry[],
  { search, module, only }: MatrixFilter,
  held: RoleGrants,
  saved: RoleGrants,
  nameOf: (code: string) => string,
): MatrixGroup[] {
  const words = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  const fits = (entry: CatalogueEntry) => {
    const text = `${entry.code} ${nameOf(entry.code)} ${entry.description}`.toLocaleLowerCase()
    if (module && moduleOf(entry) !== module) return false
    if (only === 'held' && !held.has(entry.code)) return false
    if (only === 'changed' && held.get(entry.code) === saved.get(entry.code)) return false
    return words.every(word => text.includes(word))
  }
  const groups = new Map<string, CatalogueEntry[]>()
  for (const entry of catalogue.filter(fits))
    groups.set(moduleOf(entry), [...(groups.get(moduleOf(entry)) ?? []), entry])
  return [...groups].map(([name, entries]) => ({ module: name, entries }))
}

export function changeCount(held: RoleGrants, saved: RoleGrants): number {
  const codes = new Set([...held.keys(), ...saved.keys()])
  return [...codes].filter(code => held.get(code) !== saved.get(code)).length
}

export function heldOf(grants: readonly { code: string; scope: Scope }[]): RoleGrants {
  return new Map(grants.map(({ code, scope }) => [code, scope]))
}

export function grantsOf(held: RoleGrants): { code: string; scope: Scope }[] {
  return [...held].map(([code, scope]) => ({ code, scope }))
}
