import { businessDate } from '@contract/kernel/dates'
import type { Expense } from '@contract/modules/accounting/expense.document'
import { expenses, useGetExpenseChecksQuery, useGetExpenseTermsQuery } from '@/features/expense/expense.api'
import '@/features/expense/expense.scss'
import { ImportExpenses } from '@/features/expense/import-expenses'
import { ClassifyDialog } from '@/features/expense/transactions/classify-dialog'
import { AdvanceField } from '@/features/expense/transactions/advance-field'
import { BLANK_LINE, ExpenseLines } from '@/features/expense/transactions/expense-lines'
import { ExpensePreview } from '@/features/expense/transactions/expense-preview'
import { ExpenseSummary } from '@/features/expense/transactions/expense-summary'
import { CommandDialog } from '@/shared/command/command-dialog'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView, DocumentDialogProps } from '@/shared/document/document-view'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { IsRelevant } from '@/shared/record/record-values'

const COLUMNS = {
  amount: { width: 140 },
  due_on: { width: 130 },
  payee_name: { width: 220 },
  employee_id: { width: 180 },
  submitted_at: { hidden: true },
  expense_date: { width: 140 },
  pay_mode: { width: 170 },
  cash_advance_id: { hidden: true },
  net_amount: { hidden: true },
  input_vat: { hidden: true },
  ewt_amount: { hidden: true },
  payee_kind: { hidden: true },
  payee_tin: { hidden: true },
  supplier_invoice_no: { hidden: true },
  supplier_invoice_date: { hidden: true },
  bank_id: { hidden: true },
  check_no: { hidden: true },
  posted_on: { width: 130 },
  entry_id: { hidden: true },
  owed: { width: 130, hidden: true },
} as const
const CONTROLS = { lines: ExpenseLines, cash_advance_id: AdvanceField }
const VIEW: DocumentView<Expense> = {
  tones: { posted: 'success', approved: 'accent' },
  summary: row => <ExpenseSummary key={row.row_version} expense={row} />,
  dialogs: { post: PostDialog, classify: ClassifyDialog },
}

/** What is owed has a day on which it is due; lines that are no longer typed stand below as a table. */
const isRelevant: IsRelevant = (field, values) => {
  if (field === 'due_on') return values['pay_mode'] === 'owe'
  if (field === 'cash_advance_id') return values['pay_mode'] !== 'owe'
  return field !== 'lines' || !('status' in values)
}

export function ExpensesScreen() {
  const t = usePhrases('expense')
  const sections = [
    {
      title: t('sections.payment'),
      fields: [
        ...['payee_name', 'payee_kind', 'expense_date', 'payee_tin'],
        ...['supplier_invoice_no', 'supplier_invoice_date', 'pay_mode', 'due_on', 'cash_advance_id'],
      ],
    },
    { title: t('sections.lines'), fields: ['lines'] },
  ]
  const defaults = {
    expense_date: businessDate(new Date()),
    payee_kind: 'supplier',
    pay_mode: 'bank_transfer',
    lines: [BLANK_LINE],
  }
  return (
    <DocumentScreen
      submitsSelected
      api={expenses}
      namespace="expense"
      columns={COLUMNS}
      {...{ sections, defaults, isRelevant }}
      controls={CONTROLS}
      view={VIEW}
      toolbar={<ImportExpenses />}
    />
  )
}

/** The day of the expense, unless its month is closed meanwhile, and the entry out of the bank that is chosen. */
function PostDialog({ row, recordName, onClose }: DocumentDialogProps<Expense>) {
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
