import type { Expense } from '@contract/modules/accounting/expense.document'
import { expenses, useGetExpenseChecksQuery, useGetExpenseTermsQuery } from '@/features/expense/expense.api'
import { ExpensePreview } from '@/features/expense/transactions/expense-preview'
import { CommandDialog } from '@/shared/command/command-dialog'
import type { DocumentDialogProps } from '@/shared/document/document-view'

/** The day of the expense, unless its month is closed meanwhile, and the entry out of the bank that is chosen. */
export function PostDialog({ row, recordName, onClose }: DocumentDialogProps<Expense>) {
  const { data: terms } = useGetExpenseTermsQuery()
  const { currentData: checks } = useGetExpenseChecksQuery(row.id)
  const { post } = expenses.commands
  if (!post) return null
  return (
    <CommandDialog
      command={post}
      record={row}
      namespace="expense"
      recordName={recordName}
      defaults={{ entry_date: row['expense_date'] }}
      preview={({ bank_id }) =>
        terms && (
          <ExpensePreview
            expense={row}
            terms={terms}
            advance={checks?.advance}
            bankId={typeof bank_id === 'string' ? bank_id : null}
          />
        )
      }
      onClose={onClose}
    />
  )
}
