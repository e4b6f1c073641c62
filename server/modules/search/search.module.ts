import {
  FOUND_KIND_NAMES,
  findQuery,
  foundRecordsSchema,
  isPersonalKind,
  type FoundKind,
  type FoundRecords,
} from '@contract/access/found-kinds'
import type { Resource } from '@contract/kernel/define-resource'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { knownResource } from '@server/platform/resource/known-resources'
import type { PersonalFinds } from '@server/platform/resource/personal-finds'
import {
  exactnessOf,
  findRecordIds,
  nameFound,
  OF_EACH,
  patternsOf,
  type NamedFind,
} from '@server/modules/search/find-records.repository'

/** Records of every kind from one field; registered after all whose records are found. */
export function searchModule(app: PortalApp, platform: Platform, personal: PersonalFinds): void {
  const kinds = new Map(
    FOUND_KIND_NAMES.flatMap(kind => {
      const resource = knownResource(platform, kind)
      return resource ? [[kind, resource] satisfies [FoundKind, Resource]] : []
    }),
  )
  registerRead(app, platform, {
    url: '/api/v1/search',
    access: { signedIn: true },
    summary:
      'Records of every kind by name, number, code, e-mail or phone, as far as the reader may see them',
    query: findQuery,
    answers: foundRecordsSchema,
    read: async (tx, { actor, query: { text } }) => {
      const ids = await findRecordIds(tx.db, actor, kinds, text)
      const seen = ids.length === 0 ? [] : await nameFound(tx.db, ids, text)
      return { groups: groupsOf([...seen, ...(await ownFinds(tx, personal, actor.userId, text))]) }
    },
  })
}

/** Memos and forms are the portal's to read; what is addressed to this reader is asked for as on its own pages. */
function ownFinds(tx: Tx, personal: PersonalFinds, userId: string, text: string): Promise<NamedFind[]> {
  const patterns = patternsOf(text)
  return asPortal(tx, async ({ db }) => {
    const found: NamedFind[] = []
    for (const kind of FOUND_KIND_NAMES.filter(isPersonalKind))
      for (const one of await personal[kind](db, userId, patterns, OF_EACH))
        found.push({ kind, ...one, exactness: exactnessOf(one, text) })
    return found
  })
}

/**
 * In the order of the kinds; one with a record that is called exactly so stands first, then one with a record that is
 * known by it: by its user name, its address, its number or its code.
 */
function groupsOf(found: readonly NamedFind[]): FoundRecords['groups'] {
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  const groups = FOUND_KIND_NAMES.flatMap(kind => {
    const own = byKind.get(kind)
    return own ? [{ kind, rank: Math.max(...own.map(({ exactness }) => exactness)), own }] : []
  })
  return groups
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ kind, rank, own }) => ({
      kind,
      is_exact: rank > 0,
      records: own.map(({ id, title, detail }) => ({ id, title, detail })),
    }))
}
