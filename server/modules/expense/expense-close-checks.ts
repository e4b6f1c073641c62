import { moneyText } from '@contract/kernel/money'
import { inDays, oneOf } from '@contract/kernel/one-of'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { controlCheck, type CloseCheck } from '@server/platform/ledger/close-check'
import {
  countOpen,
  countWithoutReceipt,
  OPEN_STATES,
} from '@server/modules/expense/expense-close-checks.repository'
import { payablesOwed } from '@server/modules/expense/payables/payable-movement.repository'

export const expenseCloseChecks: readonly CloseCheck[] = [
  controlCheck('payables', LEDGER.payables, async (db, { ou_id, until }) =>
    moneyText(await payablesOwed({ db }, ou_id, until)),
  ),
  {
    check: 'open_expenses',
    look: async (db, month) => ({
      count: await countOpen(db, month),
      rows: {
        path: '/expense/transaction',
        filter: {
          ou_id: oneOf(month.ou_id),
          status: oneOf(...OPEN_STATES),
          expense_date: inDays(month.from, month.until),
        },
      },
    }),
  },
  {
    check: 'missing_receipts',
    look: async (db, month) => ({
      count: await countWithoutReceipt(db, month),
      rows: {
        path: '/expense/records',
        filter: {
          ou_id: oneOf(month.ou_id),
          has_receipt: oneOf(false),
          is_voided: oneOf(false),
          posted_on: inDays(month.from, month.until),
        },
      },
    }),
  },
]
