import type { ColumnOverrides, ListColumn } from '@/shared/grid/columns/list-column'
import type { ListWords } from '@/shared/grid/columns/list-words'
import type { GridSettings } from '@/shared/grid/views/grid-settings'
import type { RowsHere } from '@/shared/resource/local/use-local-rows'
import type { ListAddress } from '@/shared/resource/list-address'
import type { ListConditions, ResourceApi, SortItem } from '@/shared/resource/resource-types'
import type { ListState } from '@/shared/resource/use-list-address'

/** All that the parts of one list have in common. */
export type ListModel = {
  /** Names the list among saved views and settings. */
  gridKey: string
  api: ResourceApi
  columns: readonly ListColumn[]
  /** What it can be narrowed by: its columns, and the fields that have none here. */
  conditions: readonly ListColumn[]
  /** What the screen says of them. */
  overrides: ColumnOverrides
  words: ListWords
  address: ListAddress
  change: ListState['change']
  settings: GridSettings
  changeSettings: (changes: Partial<GridSettings>) => void
  narrowing: ListConditions
  /** As asked for, or as the list comes. */
  sort: readonly SortItem[] | undefined
  /** Null while nobody has counted yet. */
  total: number | null
  filtered: number | null
  /** A small list's rows, which are all here; null where the server narrows and orders them. */
  here: RowsHere | null
  /** The count, or a small list itself, could not be had: why. */
  countError: unknown
  /** Another number whenever rows may have changed. */
  version: number
  /** The words by which this is another list. */
  listKey: string
  may: { create: boolean; import: boolean; edit: boolean; deactivate: boolean; export: boolean }
  /** Where a record opens; null where the list opens none. */
  recordPath: ((id: string) => string) | null
  /** Where a new one is made. */
  newPath: string | null
  /** The record that stands open beside the list. */
  opened: string | null
  /** Records open beside it: one that the address names will. */
  opensBeside: boolean
  refresh: () => void
}
