import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { statementSchema } from '@contract/modules/sales/payment.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { statementOf } from '@server/modules/sales/payments/statement'
import { statementPaper } from '@server/modules/sales/payments/statement-paper'

const one = z.strictObject({ id: idSchema })

export function statementRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/sales/records/:id/statement',
    access: { permission: 'sales.payment.view' },
    summary: 'What a sale costs, what is due, what was paid and what is left',
    params: one,
    response: { 200: dataOf(statementSchema) },
    handler: async call => ({
      data: await call.transaction(tx => statementOf(tx.db, call.actor, call.params.id), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/sales/records/:id/statement.pdf',
    access: { permission: 'sales.payment.view' },
    summary: 'The statement of a sale as a PDF',
    params: one,
    response: { 200: z.any() },
    handler: async call => {
      const { statement, head } = await call.transaction(
        async tx => ({
          statement: await statementOf(tx.db, call.actor, call.params.id),
          head: await findPaperHead(tx.db, call.actor.userId),
        }),
        { readOnly: true },
      )
      const name = `statement-${statement.sale.sale_no ?? 'draft'}`
      return sendPaper(call.reply, name, statementPaper(statement, head, call.locale))
    },
  })
}
