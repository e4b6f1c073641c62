import { parseMoney } from '@contract/kernel/money'
import type { CommissionTransaction } from '@contract/modules/commission/transaction.resource'
import { AskLink } from '@/shared/commission-request/ask-link'

/** What may be asked for of a share as it stands: to bill its tranche, or to be paid what came in. */
export function AskActions({ share }: { share: CommissionTransaction }) {
  const { seller_id, tranche_id, state } = share
  if (seller_id === null) return null
  const paid = parseMoney(share.released_amount) - parseMoney(share.clawed_back_amount)
  const mayBeReleased = state !== 'on_hold' && parseMoney(share.releasable_amount) > paid
  if (state !== 'eligible' && !mayBeReleased) return null
  return (
    <div className="cluster">
      {state === 'eligible' && <AskLink kind="bill_tranche" sellerId={seller_id} trancheId={tranche_id} />}
      {mayBeReleased && <AskLink kind="early_release" sellerId={seller_id} />}
    </div>
  )
}
