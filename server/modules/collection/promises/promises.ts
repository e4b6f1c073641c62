import { parseMoney } from '@contract/kernel/money'
import { promiseCommands } from '@contract/modules/collection/promise.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound, Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { registerCommands } from '@server/platform/resource/register-commands'
import {
  insertPromise,
  lockOwed,
  withdrawPromise,
  type OwedNow,
} from '@server/modules/collection/promises/promise.repository'

const OWED = ['sent', 'acknowledged', 'disputed', 'partly_collected']

/** What developers promise to pay of their statements. */
export function registerPromises(app: PortalApp, platform: Platform): void {
  registerCommands<typeof promiseCommands.table, OwedNow>(
    app,
    platform,
    promiseCommands,
    {
      async lock(tx, access, id) {
        const owed = await lockOwed(tx.db, id, access)
        if (!owed) throw notFound()
        return owed
      },
    },
    {
      async add_promise({ tx, record, body, audit }) {
        const { promised_on, promised_amount } = body
        if (!OWED.includes(record.status)) throw new Problem('conflict', 'promise_not_owed')
        const amount = parseMoney(promised_amount)
        if (amount === 0n || amount > parseMoney(record.open))
          refuseBroken([{ path: 'promised_amount', code: 'promise_above_open' }])
        if (promised_on < record.today) refuseBroken([{ path: 'promised_on', code: 'promise_in_past' }])
        await insertPromise(tx.db, record, body)
        audit({ promised_on: [null, promised_on], promised_amount: [null, promised_amount] })
      },
      async withdraw_promise({ tx, record, body: { reason }, ids, audit }) {
        if (!(await withdrawPromise(tx.db, record, ids.promise, reason)))
          throw new Problem('conflict', 'promise_withdrawn')
        audit({ reason })
      },
    },
  )
}
