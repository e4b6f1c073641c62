import type { ColumnType, Generated } from 'kysely'
import type { anomalyResource } from '@contract/modules/accounting/anomaly.resource'
import type { entryTemplateResource } from '@contract/modules/accounting/entry-template.resource'
import type { budgetResource } from '@contract/modules/accounting/budget.resource'
import type { expenseCategoryResource } from '@contract/modules/accounting/expense-category.resource'
import type { expenseRecordResource } from '@contract/modules/accounting/expense-record.resource'
import type { expensePaymentResource } from '@contract/modules/accounting/expense-payment.resource'
import type { periodReopening } from '@contract/modules/accounting/period-reopening.document'
import type { expense } from '@contract/modules/accounting/expense.document'
import type { fiscalPeriodResource } from '@contract/modules/accounting/fiscal-period.resource'
import type { journalEntryResource } from '@contract/modules/accounting/journal-entry.resource'
import type { journalLineResource } from '@contract/modules/accounting/journal-line.resource'
import type { manualEntryResource } from '@contract/modules/accounting/manual-entry.resource'
import type { openingBalanceResource } from '@contract/modules/accounting/opening-balance.resource'
import type { recurringExpenseResource } from '@contract/modules/accounting/recurring-expense.resource'
import type { TableOf } from '@server/platform/db/table-of'

/** Written as text: the driver would make an array of the database of what is one of JSON. */
type Json = ColumnType<unknown, string, string>

type UnitRow = {
  id: Generated<string>
  ou_id: string
  created_by: string | null
  row_version: Generated<number>
}

export type LedgerTables = {
  fiscal_period: TableOf<typeof fiscalPeriodResource>
  period_reopening: TableOf<typeof periodReopening.resource>
  journal_entry: TableOf<typeof journalEntryResource>
  journal_line: TableOf<typeof journalLineResource>
  manual_entry: Omit<TableOf<typeof manualEntryResource>, 'lines'> & { lines: Json }
  entry_template: Omit<TableOf<typeof entryTemplateResource>, 'lines'> & { lines: Json }
  opening_balance: TableOf<typeof openingBalanceResource>
  bank_statement: UnitRow & {
    account_id: string
    file_name: string
    file_hash: string
    starts_on: string
    ends_on: string
    opening: string
    closing: string
    line_count: number
    withdrawn_at: Generated<string | null>
    withdrawn_by: Generated<string | null>
  }
  anomaly: Omit<TableOf<typeof anomalyResource>, 'evidence' | 'made_by'> & { evidence: Json; made_by: Json }
  bank_line: UnitRow & {
    statement_id: string
    account_id: string
    seq: number
    line_date: string
    amount: string
    description: string
    reference: string | null
  }
  bank_match: UnitRow & {
    bank_line_id: string
    journal_line_id: string
    undone_at: Generated<string | null>
    undone_by: Generated<string | null>
  }
  expense: Omit<TableOf<typeof expense.resource>, 'lines' | 'owed'> & { lines: Json; owed: Generated<string> }
  expense_category: TableOf<typeof expenseCategoryResource>
  expense_line: TableOf<typeof expenseRecordResource>
  budget: Omit<TableOf<typeof budgetResource>, 'account_name'>
  recurring_expense: Omit<TableOf<typeof recurringExpenseResource>, 'lines'> & { lines: Json }
  expense_payment: TableOf<typeof expensePaymentResource>
  expense_payee: { id: Generated<string>; ou_id: string; key: string; name: string; tin: string | null }
  payable_movement: {
    id: Generated<string>
    ou_id: string
    expense_id: string
    payee_id: string
    kind: 'bill' | 'bill_void' | 'payment' | 'payment_void'
    moved_on: string
    amount: string
    effect: Generated<string>
    payment_id: string | null
    journal_entry_id: string
    created_by: string | null
    updated_by: string | null
  }
  expense_tax: {
    id: Generated<string>
    ou_id: string
    expense_id: string
    payee_id: string
    posted_on: string
    atc: string
    base: string
    tax: string
    is_reversal: boolean
    created_by: string | null
    updated_by: string | null
  }
  account_month: {
    ou_id: string
    account_id: string
    month: string
    debit: Generated<string>
    credit: Generated<string>
  }
}
