import { expenseCategoryResource } from '@contract/modules/accounting/expense-category.resource'
import { expenseRecordResource } from '@contract/modules/accounting/expense-record.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import { budgetRoutes } from '@server/modules/expense/budgets/budgets.routes'
import { expenseReportRoutes } from '@server/modules/expense/expense-report.routes'
import { expenseQuestions } from '@server/modules/expense/expense-terms'
import { payableRoutes } from '@server/modules/expense/payables/payables.routes'
import { withholdingRoutes } from '@server/modules/expense/withholding/withholding.routes'

export function expenseModule(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, expenseCategoryResource, {
    only: ['list', 'get', 'create', 'update', 'deactivate'],
  })
  registerResource(app, platform, expenseRecordResource, { only: ['list'] })
  expenseQuestions(app, platform)
  expenseReportRoutes(app, platform)
  payableRoutes(app, platform)
  budgetRoutes(app, platform)
  withholdingRoutes(app, platform)
}
