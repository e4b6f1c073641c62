import { moneyText } from '@contract/kernel/money'
import { releaseBars } from '@contract/modules/commission/payee.rules'
import type { RequestChoices } from '@contract/modules/commission/request-line'
import { billingProblems } from '@contract/modules/commission/request.rules'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import type { AdvanceLimitPort } from '@server/platform/ledger/advance-port'
import { findPayee } from '@server/modules/commission/releases/payee.repository'
import {
  findAskedHoldbacks,
  findAskedShares,
  findAskedTranches,
  findUnpaid,
} from '@server/modules/commission/requests/asked-share.repository'

/** What may be asked for a seller now, in the units of whoever asks. */
export async function choicesOf(
  tx: Tx,
  advanceLimit: AdvanceLimitPort,
  { sellerId, userId }: { sellerId: string; userId: string },
): Promise<RequestChoices> {
  const { db } = tx
  const today = await businessDay(db)
  const payee = await asPortal(tx, portal => findPayee(portal.db, sellerId))
  const { employee_id } = payee
  const limit = employee_id === null ? null : await advanceLimit.ofCommission(tx, employee_id)
  return {
    tranches: (await findAskedTranches(db, sellerId)).filter(
      tranche => billingProblems(tranche).length === 0,
    ),
    shares: await findAskedShares(db, sellerId),
    holdbacks: await findAskedHoldbacks(db, sellerId, today),
    unpaid: await findUnpaid(db, sellerId),
    advance_limit: limit === null ? null : moneyText(limit),
    is_own: payee.user_id === userId,
    bars: releaseBars(payee, today),
  }
}
