import { businessDay } from '@server/platform/db/business-day'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { notify } from '@server/platform/notifications/notify'
import { findWhosePayoutChanged } from '@server/modules/people/seller-profile.repository'

/** Where the account was changed just now, the seller hears that commission is paid there from now on, whoever did it. */
export async function tellPayoutChange(tx: Tx, sellerId: string): Promise<void> {
  await asPortal(tx, async portal => {
    const user = await findWhosePayoutChanged(portal.db, sellerId)
    if (user === null) return
    await notify(portal, {
      kind: 'payout.changed',
      to: [user],
      subject: { type: 'seller_profile', id: sellerId },
      params: { on: await businessDay(portal.db) },
      path: '/commission/record',
    })
  })
}
