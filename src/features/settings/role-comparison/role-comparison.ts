import type { Scope } from '@contract/access/scopes'
import type { ComparedRole } from '@contract/modules/settings/role.calls'
import type { CatalogueEntry } from '@/features/settings/catalogue.api'
import { heldOf, matrixGroups } from '@/features/settings/roles/matrix-rows'

export type ComparisonFilter = {
  search: string
  module: string
  /** The role whose rights alone are shown; empty: those of all. */
  role: string
  /** The role that it is compared with; empty: none. */
  other: string
}

export type ComparedRight = { entry: CatalogueEntry; scopes: readonly (Scope | null)[] }
export type RoleComparison = {
  roles: readonly ComparedRole[]
  groups: readonly { module: string; rights: readonly ComparedRight[] }[]
}

/** Rights by module beside the roles that the filter leaves: of one what it holds, of two what they differ in. */
export function compareRights(
  catalogue: readonly CatalogueEntry[],
  all: readonly ComparedRole[],
  { search, module, role, other }: ComparisonFilter,
  nameOf: (code: string) => string,
): RoleComparison {
  const first = all.find(({ id }) => id === role)
  const second = first && all.find(({ id }) => id === other && id !== role)
  const roles = first ? [first, ...(second ? [second] : [])] : all
  const held = roles.map(({ grants }) => heldOf(grants))
  const [one = new Map(), two = new Map()] = held
  const only = second ? 'changed' : first ? 'held' : 'all'
  const groups = matrixGroups(catalogue, { search, module, only }, one, two, nameOf)
  return {
    roles,
    groups: groups.map(({ module: name, entries }) => ({
      module: name,
      rights: entries.map(entry => ({ entry, scopes: held.map(grants => grants.get(entry.code) ?? null) })),
    })),
  }
}
