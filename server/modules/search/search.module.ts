import {
  FOUND_KIND_NAMES,
  findQuery,
  foundRecordsSchema,
  type FoundKind,
  type FoundRecords,
} from '@contract/access/found-kinds'
import type { Resource } from '@contract/kernel/define-resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { knownResource } from '@server/platform/resource/known-resources'
import { findRecordIds, nameFound, type NamedFind } from '@server/modules/search/find-records.repository'

/** Records of every kind from one field; registered after all whose records are found. */
export function searchModule(app: PortalApp, platform: Platform): void {
  const kinds = new Map(
    FOUND_KIND_NAMES.flatMap(kind => {
      const resource = knownResource(platform, kind)
      return resource ? [[kind, resource] satisfies [FoundKind, Resource]] : []
    }),
  )
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/search',
    access: { signedIn: true },
    summary:
      'Records of every kind by name, number, code, e-mail or phone, as far as the reader may see them',
    query: findQuery,
    response: { 200: dataOf(foundRecordsSchema) },
    handler: async ({ actor, query: { text }, ...call }) => {
      const found = await call.transaction(
        async ({ db }) => {
          const ids = await findRecordIds(db, actor, kinds, text)
          return ids.length === 0 ? [] : nameFound(db, ids, text)
        },
        { readOnly: true },
      )
      return { data: { groups: groupsOf(found, text) } }
    },
  })
}

/** In the order of the kinds; one with a record that is called exactly so stands first. */
function groupsOf(found: readonly NamedFind[], text: string): FoundRecords['groups'] {
  const byKind = Map.groupBy(found, ({ kind }) => kind)
  const isExact = ({ title }: NamedFind) => title.toLowerCase() === text.toLowerCase()
  const groups = FOUND_KIND_NAMES.flatMap(kind => {
    const own = byKind.get(kind)
    return own ? [{ kind, isExact: own.some(isExact), own }] : []
  })
  return groups
    .toSorted((a, b) => Number(b.isExact) - Number(a.isExact))
    .map(({ kind, own }) => ({
      kind,
      records: own.map(({ id, title, detail }) => ({ id, title, detail })),
    }))
}
