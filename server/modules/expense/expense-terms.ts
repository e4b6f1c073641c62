import { costDriversQuerySchema, costDriversSchema } from '@contract/modules/accounting/cost-driver'
import { expenseChecksSchema, expenseTermsSchema } from '@contract/modules/accounting/expense.calls'
import { expense } from '@contract/modules/accounting/expense.document'
import { accessWhere } from '@server/platform/access/access-where'
import { isDocumentThere } from '@server/platform/documents/document.repository'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { findCostDrivers } from '@server/modules/expense/cost-drivers.repository'
import { findDuplicates } from '@server/modules/expense/duplicates.repository'
import { countReceipts } from '@server/modules/expense/expense.repository'
import { findAdvanceOf, findTerms } from '@server/modules/expense/expense-terms.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

export function expenseQuestions(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/expense/terms',
    access: { permission: 'expense.transaction.view' },
    summary: 'Categories, accounts, projects and units that the form of an expense chooses from',
    answers: expenseTermsSchema,
    read: (tx, call) => findTerms(tx.db, call.actor),
  })
  registerRead(app, platform, {
    url: '/api/v1/expense/cost-drivers',
    access: { permission: 'expense.transaction.view' },
    summary: 'Headcount, floor area and booked sales of units, by which a cost is shared',
    query: costDriversQuerySchema,
    answers: costDriversSchema,
    read: async (tx, call) => ({ units: await findCostDrivers(tx.db, call.actor, call.query.on) }),
  })
  registerRead(app, platform, {
    url: `/api/v1${expense.resource.path}/:id/checks`,
    access: { permission: 'expense.transaction.view' },
    summary: 'Other expenses with the same receipt or invoice, and the advance that it is out of',
    params: recordParams,
    answers: expenseChecksSchema,
    read: async ({ db }, call) => {
      const access = accessWhere(call.actor, 'view', expense.resource)
      const { id } = call.params
      if (!(await isDocumentThere(db, expense.resource, id, access))) throw notFound()
      const duplicates = await findDuplicates(db, access, id)
      const [receipts, advance] = [await countReceipts(db, id), await findAdvanceOf(db, id)]
      return { duplicates, receipts, advance }
    },
  })
}
