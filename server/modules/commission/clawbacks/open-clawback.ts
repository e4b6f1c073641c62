import { moneyText } from '@contract/kernel/money'
import type { SellerClawback } from '@contract/modules/commission/cancelled-commission.rules'
import type { ClawbackCause } from '@contract/modules/commission/clawback.resource'
import type { Tx } from '@server/platform/db/transaction'
import { notify } from '@server/platform/notifications/notify'
import {
  applyHoldback,
  findClawbackFacts,
  insertClawback,
  type ClawbackFacts,
} from '@server/modules/commission/clawbacks/clawback.repository'

export type ClawbackOrigin = {
  ou_id: string
  sale_id: string
  cause: ClawbackCause
  of_incentive: boolean
  reason: string | null
  on: string
}

/** What a seller owes back, less what was held back of him; he is told. Its entry is named by `setEntry` afterwards. */
export async function openClawback(
  tx: Tx,
  origin: ClawbackOrigin,
  { seller_id, gross, applied, holdbacks }: SellerClawback,
): Promise<{ id: string; facts: ClawbackFacts }> {
  const id = await insertClawback(tx.db, { ...origin, seller_id, gross, applied })
  for (const part of holdbacks) await applyHoldback(tx.db, id, part)
  const facts = await findClawbackFacts(tx.db, { ...origin, seller_id })
  tx.audit({
    action: 'commission_clawback.open',
    entityType: 'commission_clawback',
    entityId: id,
    ouId: origin.ou_id,
    diff: {
      sale_no: [null, facts.sale_no],
      cause: [null, origin.cause],
      gross_amount: [null, moneyText(gross)],
      applied_amount: [null, moneyText(applied)],
    },
  })
  await tellOfClawback(tx, { ...origin, id, seller_id })
  return { id, facts }
}

/** The seller is told of what he owes back. */
export async function tellOfClawback(
  tx: Tx,
  { id, ...of }: { id: string; sale_id: string; seller_id: string },
): Promise<void> {
  const facts = await findClawbackFacts(tx.db, of)
  await notify(tx, {
    kind: 'clawback.opened',
    to: facts.user_id === null ? [] : [facts.user_id],
    subject: { type: 'commission_clawback', id },
    params: { sale: facts.sale_no ?? '', unit: facts.unit_code },
    path: `/commission/clawbacks?record=${id}`,
  })
}
