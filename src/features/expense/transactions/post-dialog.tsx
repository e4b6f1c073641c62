import { expenses } from '@/features/expense/expense.api'
import { CommandDialog } from '@/shared/command/command-dialog'
import type { DocumentDialogProps } from '@/shared/document/document-view'

/** The day of the expense, unless its month is closed meanwhile. */
export function PostDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const { post } = expenses.commands
  if (!post) return null
  return (
    <CommandDialog
      command={post}
      record={row}
      namespace="expense"
      recordName={recordName}
      defaults={{ entry_date: row['expense_date'] }}
      onClose={onClose}
    />
  )
}
