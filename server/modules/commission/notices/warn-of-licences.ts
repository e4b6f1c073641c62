import { recordPath } from '@contract/access/record-path'
import { licenceNotice } from '@contract/modules/commission/licence-notice.rules'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { notify } from '@server/platform/notifications/notify'
import { notifyDesk } from '@server/platform/notifications/notify-desk'
import { findEndingLicences } from '@server/modules/commission/notices/licence.repository'

/** Who keeps the profiles of sellers in the unit. */
const DESK = 'hr.seller.edit'

/** Seller, broker and desk hear in time that a licence ends, and that it has ended: nothing is released from then on. */
export async function warnOfLicences(tx: Tx): Promise<void> {
  const today = await businessDay(tx.db)
  for (const { seller_id, name, ou_id, until, ...whose } of await findEndingLicences(tx.db, today)) {
    const due = licenceNotice(until, today)
    if (!due) continue
    const kind = due.hasLapsed ? 'licence.lapsed' : 'licence.expiring'
    const notice = {
      kind,
      subject: { type: 'seller_profile', id: seller_id },
      params: { who: name, until },
      dedupeKey: `${kind}:${seller_id}:${until}:${due.step}`,
    } as const
    const to = [whose.user_id, whose.broker_user_id].filter(id => id !== null)
    await notify(tx, { ...notice, to, path: '/commission/record' })
    const path = recordPath('hr.seller.view', seller_id) ?? '/people/sellers'
    await notifyDesk(tx, { permission: DESK, ou_id }, { ...notice, path })
  }
}
