import {
  developersLedgerQuery,
  developersLedgerSchema,
  runLedger,
} from '@contract/modules/collection/developers-ledger'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findDeveloperNamed, findMovements } from '@server/modules/collection/developers-ledger.repository'

/** Every table that is asked is called `s` in its statement. */
const OF_UNIT = { permission: 'collection.ledger', scope: { ou: 'ou_id' }, table: 's' }

export function developersLedgerRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/collection/developers-ledger',
    access: { permission: 'collection.ledger.view' },
    summary: 'What a developer owed, movement by movement, from the balance before',
    query: developersLedgerQuery,
    response: { 200: dataOf(developersLedgerSchema) },
    handler: call =>
      call.transaction(
        async ({ db }) => {
          const { developer_id, from, to } = call.query
          const developer_name = await findDeveloperNamed(db, developer_id)
          if (developer_name === null) throw notFound()
          const access = accessWhere(call.actor, 'view', OF_UNIT)
          const movements = await findMovements(db, developer_id, to, access)
          return { data: { developer_name, ...runLedger(movements, { from, to }) } }
        },
        { readOnly: true },
      ),
  })
}
