import type { NamedRecord } from '@contract/modules/settings/audit-entry.resource'
import { http } from '@/shared/http/http'
import type { ResourceApi, ResourceRow } from '@/shared/resource/resource-types'

const keyOf = (kind: unknown, id: unknown) => `${String(kind)}:${String(id)}`
const UUID = /^[0-9a-f-]{36}$/

/** The names of what entries are about; without them where they cannot be had: the log itself matters more. */
export async function withNames(
  rows: readonly ResourceRow[],
  signal: AbortSignal,
): Promise<readonly ResourceRow[]> {
  const wanted = rows.filter(row => UUID.test(String(row['entity_id'])))
  const of = [...new Set(wanted.map(row => keyOf(row['entity_type'], row['entity_id'])))].join(',')
  if (!of) return rows
  try {
    const { data } = await http.get<{ data: NamedRecord[] }>('/api/v1/settings/audit/records', {
      params: { of },
      signal,
    })
    const records = new Map(data.data.map(record => [keyOf(record.kind, record.id), record]))
    return rows.map(row => {
      const record = records.get(keyOf(row['entity_type'], row['entity_id']))
      return { ...row, entity_label: record?.name, entity_document: record?.document }
    })
  } catch {
    return rows
  }
}

/** The log's rows with the names of their records: one question a page. */
export function named(api: ResourceApi): ResourceApi {
  return {
    ...api,
    fetchRows: async (params, signal) => withNames(await api.fetchRows(params, signal), signal),
  }
}
