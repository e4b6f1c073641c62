import { shownSchema } from '@contract/kernel/define-resource'
import { transactionCommands } from '@contract/modules/commission/transaction.commands'
import { transactionReasonSchema } from '@contract/modules/commission/transaction-reason'
import {
  commissionTransactionResource,
  type CommissionTransaction,
} from '@contract/modules/commission/transaction.resource'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { recordOptions } from '@server/platform/resource/run-command'
import { reasonOf, type ReasonParts } from '@server/modules/commission/transactions/transaction-reason'
import {
  HOLDABLE,
  holdTranche,
  letGoOfTranche,
  lockTranche,
  type LockedTranche,
} from '@server/modules/commission/transactions/tranche.repository'

/** Shares of commission, and the holds on their tranches. */
export function transactionRoutes(app: PortalApp, platform: Platform, parts: ReasonParts): void {
  registerResource(app, platform, commissionTransactionResource, {
    only: ['list', 'look'],
    one: shownSchema(commissionTransactionResource).extend({ reason: transactionReasonSchema.optional() }),
    hooks: { beside: async (tx, { actor }, row) => ({ reason: await reasonOf(tx, parts, actor, row) }) },
  })

  const repository = createRepository(commissionTransactionResource)
  // A share is moved by its tranche alone, which is what is locked.
  const options = recordOptions<CommissionTransaction>(
    repository,
    async (tx, access, id) => await repository.get(tx.db, access, id),
  )
  registerCommands(app, platform, transactionCommands, options, {
    hold: ({ tx, record, body: { reason } }) =>
      onTranche(tx, record, async (portal, tranche) => {
        if (!(HOLDABLE as readonly string[]).includes(tranche.status)) throw wrongState()
        await holdTranche(portal.db, tranche, reason)
        tellTranche(tx, tranche, { verb: 'hold', to: 'on_hold' }, reason)
      }),
    let_go: ({ tx, record }) =>
      onTranche(tx, record, async (portal, tranche) => {
        if (tranche.status !== 'on_hold') throw wrongState()
        await letGoOfTranche(portal.db, tranche.id)
        tellTranche(tx, tranche, { verb: 'let_go', to: tranche.held_from })
        await parts.commission.reevaluate(portal, tranche.sale_id)
      }),
  })
}

const wrongState = () => new Problem('conflict', 'tranche_wrong_state')

/** No request writes commission by itself: the share was found within the right of its reader before. */
const onTranche = (
  tx: Tx,
  { tranche_id }: CommissionTransaction,
  work: (portal: Tx, tranche: LockedTranche) => Promise<void>,
): Promise<void> => asPortal(tx, async portal => work(portal, await lockTranche(portal.db, tranche_id)))

function tellTranche(
  tx: Tx,
  { id, ou_id, status }: LockedTranche,
  { verb, to }: { verb: 'hold' | 'let_go'; to: string | null },
  reason?: string,
): void {
  tx.audit({
    action: `commission_tranche.${verb}`,
    entityType: 'commission_tranche',
    entityId: id,
    ouId: ou_id,
    diff: { status: [status, to], ...(reason && { reason }) },
  })
}
