import type { TransactionReason } from '@contract/modules/commission/transaction-reason'
import type { CommissionTransaction } from '@contract/modules/commission/transaction.resource'
import type { Adjustment } from '@contract/selling/commission-adjustment'
import { mayDo, type Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import type { PaymentPort } from '@server/platform/selling/payment-port'
import {
  findAdjustments,
  type StoredAdjustment,
} from '@server/modules/commission/adjustments/adjustment.repository'
import {
  findShareFacts,
  findTrancheEvents,
  HOLDABLE,
} from '@server/modules/commission/transactions/tranche.repository'

export type ReasonParts = { commission: CommissionPort; payments: Pick<PaymentPort, 'paid'> }
type Share = Pick<CommissionTransaction, 'id' | 'seq' | 'state' | 'sale_seller_id' | 'incentive'>

/** Of a share that the reader was found to see: its sale, its sellers and its unit may stand in other units. */
export function reasonOf(
  tx: Tx,
  { commission, payments }: ReasonParts,
  actor: Actor,
  share: Share,
): Promise<TransactionReason> {
  return asPortal(tx, async ({ db }) => {
    const facts = await findShareFacts(db, share.id)
    const view = await commission.view(db, facts.sale_id, { employee_id: null, sees: [] })
    // An incentive waits for nothing that a tranche of commission waits for.
    const tranche = share.incentive === null ? view?.tranches.find(({ seq }) => seq === share.seq) : undefined
    const { collected_principal: collected } = await payments.paid(db, facts.sale_id)
    return {
      tranche_name: tranche?.name ?? null,
      trigger_amount: tranche?.trigger_amount ?? '0.00',
      collected,
      waits_for: tranche?.waits_for ?? [],
      eligible_at: facts.eligible_on
        ? { on: facts.eligible_on, collected: facts.evidence?.collected ?? collected }
        : null,
      hold_reason: facts.hold_reason,
      adjustments: adjustmentsOf(await findAdjustments(db, facts.sale_id), share),
      buyer_name: facts.buyer_name,
      unit_code: facts.unit_code,
      events: await findTrancheEvents(db, facts.tranche_id),
      actions: mayDo(actor, 'commission.transaction.hold') ? holdsOf(share.state) : [],
    }
  })
}

/** Of this share alone: what became of others is not told with it. */
const adjustmentsOf = (all: readonly StoredAdjustment[], share: Share): Adjustment[] =>
  all.flatMap(({ employees: _employees, changes, ...adjustment }) => {
    if (adjustment.incentive !== share.incentive) return []
    const own = changes.filter(
      ({ seq, sale_seller_id }) => seq === share.seq && sale_seller_id === share.sale_seller_id,
    )
    return own.length === 0 ? [] : [{ ...adjustment, gross_before: null, gross_after: null, changes: own }]
  })

function holdsOf(state: Share['state']): TransactionReason['actions'] {
  if (state === 'on_hold') return ['let_go']
  return (HOLDABLE as readonly string[]).includes(state) ? ['hold'] : []
}
