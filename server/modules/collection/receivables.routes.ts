import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { ageReceivables, receivablesQuery, receivablesSchema } from '@contract/modules/collection/receivables'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPromises } from '@server/modules/collection/promises/promise.repository'
import { findControl, findOwed, findUnapplied } from '@server/modules/collection/receivables.repository'

/** Every table that is asked is called `s` in its statement. */
const OF_UNIT = { permission: 'collection.receivable', scope: { ou: 'ou_id' }, table: 's' }
const PROMISES = { ...OF_UNIT, permission: 'collection.promise' }

export function receivablesRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/collection/receivables',
    access: { permission: 'collection.receivable.view' },
    summary: 'What developers owed at the end of a day, by how long it was past due, beside the books',
    query: receivablesQuery,
    response: { 200: dataOf(receivablesSchema) },
    handler: call =>
      call.transaction(
        async ({ db }) => {
          const { as_of } = call.query
          const access = accessWhere(call.actor, 'view', OF_UNIT)
          const owed = await findOwed(db, as_of, access)
          const unapplied = await findUnapplied(db, as_of, access)
          const control = await findControl(db, as_of, access, LEDGER.receivables)
          const promises = await findPromises(db, as_of, accessWhere(call.actor, 'view', PROMISES))
          return { data: ageReceivables(as_of, owed, unapplied, control, promises) }
        },
        { readOnly: true },
      ),
  })
}
