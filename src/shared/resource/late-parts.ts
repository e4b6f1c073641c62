import { late } from '@/shared/ui/late'

/** What a list has for whoever asks for it. */
export const ListSheets = late(() => import('@/shared/resource/list-sheets').then(file => file.ListSheets))
export const UndoNote = late(() => import('@/shared/resource/undo-note').then(file => file.UndoNote))
export const BulkDialog = late(() => import('@/shared/resource/bulk-dialog').then(file => file.BulkDialog))
export const PrintSheet = late(() =>
  import('@/shared/resource/print/print-sheet').then(file => file.PrintSheet),
)
