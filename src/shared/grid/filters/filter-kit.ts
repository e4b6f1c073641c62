import type { FieldValues } from '@contract/kernel/list-calls'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { ListWords } from '@/shared/grid/columns/list-words'
import type { ColumnFilter } from '@/shared/grid/filters/filter-model'

/** The values that a column takes in the rows which the other filters leave. */
export type FetchValues = (field: string, like: string, signal: AbortSignal) => Promise<FieldValues>

export type FilterPartProps = {
  column: ListColumn
  filter: ColumnFilter | null
  words: ListWords
  onChange: (filter: ColumnFilter | null) => void
}
