import type { ReleaseChoices } from '@contract/modules/commission/release-line'
import { releaseBars } from '@contract/modules/commission/payee.rules'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { withHoldback } from '@server/modules/commission/releases/release-facts'
import { findHeld } from '@server/modules/commission/releases/holdback.repository'
import { findPayee } from '@server/modules/commission/releases/payee.repository'
import type { ReleasePlace } from '@server/modules/commission/releases/asked-place.repository'
import { findOpenShares } from '@server/modules/commission/releases/releasable.repository'

/** What whoever prepares a release chooses from. */
export async function releaseChoices(tx: Tx, place: ReleasePlace): Promise<ReleaseChoices> {
  const today = await businessDay(tx.db)
  const payee = await asPortal(tx, ({ db }) => findPayee(db, place.seller_id))
  return {
    lines: (await findOpenShares(tx.db, place, null)).map(withHoldback),
    holdbacks: await findHeld(tx.db, place, today),
    bars: releaseBars(payee, today),
  }
}
