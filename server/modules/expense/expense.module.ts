import { expenseCategoryResource } from '@contract/modules/accounting/expense-category.resource'
import { expenseRecordResource } from '@contract/modules/accounting/expense-record.resource'
import { recurringExpenseResource } from '@contract/modules/accounting/recurring-expense.resource'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import { registerResource } from '@server/platform/resource/register-resource'
import { budgetRoutes } from '@server/modules/expense/budgets/budgets.routes'
import { expenseReportRoutes } from '@server/modules/expense/expense-report.routes'
import { expenseQuestions } from '@server/modules/expense/expense-terms'
import { expenseImportRoutes } from '@server/modules/expense/import/import-expenses.routes'
import { payableRoutes } from '@server/modules/expense/payables/payables.routes'
import { recurringHooks } from '@server/modules/expense/recurring/recurring.hooks'
import { recurringHandlers, recurringSchedules } from '@server/modules/expense/recurring/recurring.jobs'
import { withholdingRoutes } from '@server/modules/expense/withholding/withholding.routes'

export function expenseModule(
  app: PortalApp,
  platform: Platform,
  { jobs, seal, parts }: { jobs: JobRegister | undefined; seal: ColumnSeal; parts: DocumentParts },
): void {
  registerResource(app, platform, expenseCategoryResource, {
    only: ['list', 'get', 'create', 'update', 'deactivate'],
  })
  registerResource(app, platform, expenseRecordResource, { only: ['list'] })
  registerResource(app, platform, recurringExpenseResource, {
    only: ['list', 'get', 'create', 'update', 'deactivate'],
    hooks: recurringHooks,
  })
  expenseQuestions(app, platform)
  expenseImportRoutes(app, platform, parts)
  expenseReportRoutes(app, platform)
  payableRoutes(app, platform)
  budgetRoutes(app, platform)
  withholdingRoutes(app, platform, seal)
  jobs?.add({ handlers: recurringHandlers(platform.database), schedules: recurringSchedules })
}
