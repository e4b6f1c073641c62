import { late } from '@/shared/ui/late'

/** What a list has for whoever asks for it. */
export const ListSheets = late(() => import('@/shared/resource/list-sheets').then(file => file.ListSheets))
export const ValueChips = late(() => import('@/shared/resource/value-chips').then(file => file.ValueChips))
export const UndoNote = late(() => import('@/shared/resource/undo-note').then(file => file.UndoNote))
export const FilterChips = late(() =>
  import('@/shared/grid/filters/filter-chips').then(file => file.FilterChips),
)
export const BulkBar = late(() => import('@/shared/resource/bulk-bar').then(file => file.BulkBar))
export const PrintSheet = late(() =>
  import('@/shared/resource/print/print-sheet').then(file => file.PrintSheet),
)
