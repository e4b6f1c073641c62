import { importCallSchema } from '@contract/kernel/record-calls'
import { expenseImportAnswerSchema } from '@contract/modules/accounting/expense-import'
import { expense } from '@contract/modules/accounting/expense.document'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerWrite } from '@server/platform/http/register-write'
import { IMPORT_BODY } from '@server/platform/resource/import-body'
import { importExpenses } from '@server/modules/expense/import/import-expenses'

export function expenseImportRoutes(app: PortalApp, platform: Platform, parts: DocumentParts): void {
  registerWrite(app, platform, {
    url: `/api/v1${expense.resource.path}/import`,
    access: { permission: 'expense.transaction.create', and: 'integration.import.run' },
    summary:
      'Drafts of the expenses in a file, all or none; a dry run tells of each row what is wrong with it',
    body: importCallSchema,
    bodyLimit: IMPORT_BODY,
    answers: expenseImportAnswerSchema,
    write: (tx, call) => importExpenses(tx, call, parts, call.body),
  })
}
