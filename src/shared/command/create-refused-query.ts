import type { SkipToken } from '@reduxjs/toolkit/query/react'
import {
  commandPath,
  type Commands,
  type CommandTable,
  type RefusedRecord,
} from '@contract/kernel/define-commands'
import { api } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

type RefusedAnswer = {
  currentData?: readonly RefusedRecord[] | undefined
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}
export type RefusedQuery = (ids: readonly string[] | SkipToken) => RefusedAnswer

/** By a command on a list that only asks: which of several records are left to others; made once, beside its commands. */
export function createRefusedQuery<T extends CommandTable>(
  commands: Commands<T>,
  name: keyof T & string,
): RefusedQuery {
  const { resource } = commands
  const key = `${resource.name}/${name}/asked`
  const { endpoints } = api.enhanceEndpoints({ addTagTypes: [resource.name] }).injectEndpoints({
    endpoints: build => ({
      [key]: build.query<RefusedRecord[], readonly string[]>({
        query: ids => ({ url: `/api/v1${commandPath(commands, name)}`, method: 'POST', body: { ids } }),
        providesTags: [listTag(resource.name)],
      }),
    }),
  })
  return (endpoints[key] as { useQuery: RefusedQuery }).useQuery
}
