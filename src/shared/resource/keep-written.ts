import type { UnknownAction } from '@reduxjs/toolkit'
import { api } from '@/shared/http/api'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** Into the record as it is kept, if anybody reads it; its endpoint goes by the name of its resource. */
// eslint-disable-next-line no-restricted-syntax -- the API's own type knows no endpoint of a resource
const updateRecord = api.util.updateQueryData as unknown as (
  endpoint: string,
  id: string,
  recipe: (row: ResourceRow) => void,
) => UnknownAction

type MutationRun = {
  dispatch: (action: UnknownAction) => unknown
  queryFulfilled: Promise<{ data: unknown }>
}

/** What follows at once acts on the version that was just written, before the record is read again. */
export async function keepWritten(
  resource: string,
  id: string,
  { dispatch, queryFulfilled }: MutationRun,
): Promise<void> {
  const written = await queryFulfilled.catch(() => null)
  const reading = `${resource}.get`
  // What has commands alone is read as a part of something else.
  if (!written || !Object.hasOwn(api.endpoints, reading)) return
  dispatch(updateRecord(reading, id, row => void Object.assign(row, written.data)))
}
