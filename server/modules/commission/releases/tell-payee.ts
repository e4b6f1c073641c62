import { formatAmount } from '@contract/kernel/money'
import { rateText, type Rate } from '@contract/kernel/rates'
import { individualLimit } from '@contract/modules/commission/commission.parameters'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import { recordPath } from '@contract/access/record-path'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { notifications } from '@server/platform/notifications/notify'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findPayee } from '@server/modules/commission/releases/payee.repository'

/** The payee hears that he was paid, and both sides that more is withheld from the next time on. */
export async function tellPayee(tx: Tx, release: KeptRelease, nextRate: Rate | null): Promise<void> {
  const { id, number, paid_on, seller_id } = release
  const { user_id, name } = await asPortal(tx, portal => findPayee(portal.db, seller_id))
  const about = {
    subject: { type: 'commission_release', id },
    path: recordPath('commission.release.view', id) ?? '/',
  } as const
  const payee = user_id === null ? [] : [user_id]
  await notifications.notify(tx, {
    ...about,
    kind: 'release.paid',
    to: payee,
    params: { document: number ?? '', on: paid_on ?? '' },
  })
  if (nextRate === null) return
  const limit = await parameterOf(tx, individualLimit, { on: paid_on ?? (await businessDay(tx.db)) })
  await notifications.notify(tx, {
    ...about,
    kind: 'release.tax_rate_changed',
    to: release.created_by === null ? payee : [...payee, release.created_by],
    params: { who: name, rate: String(Number(rateText(nextRate))), limit: formatAmount(limit) },
  })
}
