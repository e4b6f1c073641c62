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
import { findPayees, payeeOf, type PayeeRow } from '@server/modules/commission/releases/payee.repository'

type PaidRelease = { release: KeptRelease; nextRate: Rate | null }

/** Each payee hears that he was paid, and both sides that more is withheld from the next time on. */
export async function tellPayees(tx: Tx, paid: readonly PaidRelease[]): Promise<void> {
  const sellers = paid.map(({ release }) => release.seller_id)
  const payees = await asPortal(tx, ({ db }) => findPayees(db, sellers))
  for (const one of paid) await tellPayee(tx, one, payeeOf(payees, one.release.seller_id))
}

async function tellPayee(
  tx: Tx,
  { release, nextRate }: PaidRelease,
  { user_id, name }: PayeeRow,
): Promise<void> {
  const { id, number, paid_on } = release
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
