import { statementSchema } from '@contract/modules/sales/payment.calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerPaper } from '@server/platform/pdf/register-paper'
import { statementOf } from '@server/modules/sales/payments/statement'
import { statementPaper } from '@server/modules/sales/payments/statement-paper'
import { recordParams } from '@server/platform/resource/routes/record-params'

export function statementRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/sales/records/:id/statement',
    access: { permission: 'sales.payment.view' },
    summary: 'What a sale costs, what is due, what was paid and what is left',
    params: recordParams,
    answers: statementSchema,
    read: (tx, call) => statementOf(tx.db, call.actor, call.params.id),
  })

  registerPaper(app, platform, {
    url: '/api/v1/sales/records/:id/statement.pdf',
    access: { permission: 'sales.payment.view' },
    summary: 'The statement of a sale as a PDF',
    params: recordParams,
    read: (tx, call) => statementOf(tx.db, call.actor, call.params.id),
    print: (statement, head, { locale }) => ({
      name: `statement-${statement.sale.sale_no ?? 'draft'}`,
      paper: statementPaper(statement, head, locale),
    }),
  })
}
