import { expense } from '@contract/modules/accounting/expense.document'
import {
  expensePaymentResource,
  type ExpensePayment,
} from '@contract/modules/accounting/expense-payment.resource'
import {
  expensePaymentsSchema,
  paidBillsSchema,
  payableTotalsSchema,
  paymentCommands,
} from '@contract/modules/accounting/payable.commands'
import { payableResource } from '@contract/modules/accounting/payable.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { isDocumentThere } from '@server/platform/documents/document.repository'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { recordOptions } from '@server/platform/resource/run-command'
import { askBills, payBills } from '@server/modules/expense/payables/pay-bills'
import {
  findPaidBills,
  findPayableTotals,
  findPaymentsOf,
} from '@server/modules/expense/payables/payment.repository'
import { voidPayment } from '@server/modules/expense/payables/void-payment'
import { recordParams } from '@server/platform/resource/routes/record-params'

export function payableRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, payableResource, { only: ['list'] })
  registerResource(app, platform, expensePaymentResource, { only: ['list', 'get'] })
  const payments = createRepository(expensePaymentResource)
  registerCommands(app, platform, paymentCommands, recordOptions<ExpensePayment>(payments), {
    ask_payment: ({ tx, call, body: { ids } }) => askBills(tx, call, ids),
    async pay({ tx, actor, body, audit }) {
      const id = await payBills(tx, actor, body)
      audit({ payment: id, bills: body.bills })
      return id
    },
    async void({ tx, record, body: { reason }, audit }) {
      await voidPayment(tx, record, reason)
      audit({ reason })
    },
  })
  registerRead(app, platform, {
    url: '/api/v1/expense/payables/totals',
    access: { permission: 'expense.record.view' },
    summary: 'What is owed of expenses, by how long it is overdue',
    answers: payableTotalsSchema,
    read: (tx, call) => findPayableTotals(tx.db, accessWhere(call.actor, 'view', payableResource)),
  })
  registerRead(app, platform, {
    url: `/api/v1${expensePaymentResource.path}/:id/bills`,
    access: { permission: 'expense.record.view' },
    summary: 'The bills that a payment paid',
    params: recordParams,
    answers: paidBillsSchema,
    read: async ({ db }, call) => {
      const access = accessWhere(call.actor, 'view', expensePaymentResource)
      const { id } = await payments.get(db, access, call.params.id)
      return findPaidBills(db, id)
    },
  })
  registerRead(app, platform, {
    url: `/api/v1${expense.resource.path}/:id/payments`,
    access: { permission: 'expense.transaction.view' },
    summary: 'What was paid of an expense that was owed',
    params: recordParams,
    answers: expensePaymentsSchema,
    read: async ({ db }, call) => {
      const access = accessWhere(call.actor, 'view', expense.resource)
      const { id } = call.params
      if (!(await isDocumentThere(db, expense.resource, id, access))) throw notFound()
      return findPaymentsOf(db, id)
    },
  })
}
