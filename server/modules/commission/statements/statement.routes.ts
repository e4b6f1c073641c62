import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { billableQuery, billableSchema } from '@contract/modules/commission/statement-line'
import { statement, type Statement } from '@contract/modules/commission/statement.document'
import { accessWhere } from '@server/platform/access/access-where'
import { requireUnit } from '@server/platform/access/require-unit'
import { asPortal } from '@server/platform/db/as-portal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { createRepository } from '@server/platform/resource/create-repository'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import { billableOf } from '@server/modules/commission/statements/billable'
import { findAddressee } from '@server/modules/commission/statements/addressee.repository'
import { developerStatementPaper } from '@server/modules/commission/statements/developer-statement-paper'

const STATEMENTS = `/api/v1${statement.resource.path}`

/** What a statement could bill, and the paper that the developer gets. */
export function statementRoutes(
  app: PortalApp,
  platform: Platform,
  { commission }: { commission: CommissionPort },
): void {
  const repository = createRepository(statement.resource)

  registerRoute(app, platform, {
    method: 'GET',
    url: `${STATEMENTS}/billable`,
    access: { permission: 'commission.soa.generate' },
    summary: 'Tranches of a developer in a unit that a statement could bill, and what the others wait for',
    query: billableQuery,
    response: { 200: dataOf(billableSchema) },
    handler: async call => {
      requireUnit(call.actor, call.query.ou_id)
      return {
        data: await call.transaction(
          // What the buyers paid is read past the policies of units, of sales that were found within them.
          tx =>
            billableOf(tx, call.query, (own, saleId) =>
              asPortal(own, portal => commission.facts(portal.db, saleId)),
            ),
          { readOnly: true },
        ),
      }
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${STATEMENTS}/:id/statement.pdf`,
    access: { permission: 'commission.soa.view' },
    summary: 'A statement of account as a PDF',
    params: z.strictObject({ id: idSchema }),
    response: { 200: z.any() },
    handler: async call => {
      const { row, addressee, head } = await call.transaction(
        async tx => {
          const row = await repository.get(
            tx.db,
            accessWhere(call.actor, 'view', statement.resource),
            call.params.id,
          )
          return {
            row: row as unknown as Statement,
            addressee: await findAddressee(tx.db, String(row['developer_id'])),
            head: await findPaperHead(tx.db, call.actor.userId),
          }
        },
        { readOnly: true },
      )
      return sendPaper(
        call.reply,
        row.number ?? 'statement-draft',
        developerStatementPaper(row, addressee, head, call.locale),
      )
    },
  })
}
