import type { ListMeta } from '@contract/kernel/list-request'

/** What a list of the API answers; counts are left out where nobody asked for them. */
export interface ListAnswer<Row> {
  data: Row[]
  meta: Partial<ListMeta>
}
