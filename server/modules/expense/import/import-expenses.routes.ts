import { importCallSchema } from '@contract/kernel/record-calls'
import { expenseImportAnswerSchema } from '@contract/modules/accounting/expense-import'
import { expense } from '@contract/modules/accounting/expense.document'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { IMPORT_BODY } from '@server/platform/resource/import-body'
import { importExpenses } from '@server/modules/expense/import/import-expenses'

export function expenseImportRoutes(app: PortalApp, platform: Platform, parts: DocumentParts): void {
  registerRoute(app, platform, {
    method: 'POST',
    url: `/api/v1${expense.resource.path}/import`,
    access: { permission: 'expense.transaction.create', and: 'integration.import.run' },
    summary:
      'Drafts of the expenses in a file, all or none; a dry run tells of each row what is wrong with it',
    body: importCallSchema,
    bodyLimit: IMPORT_BODY,
    response: { 200: dataOf(expenseImportAnswerSchema) },
    handler: call =>
      call.transaction(async tx => ({ data: await importExpenses(tx, call, parts, call.body) })),
  })
}
