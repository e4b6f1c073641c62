import { payoutWaitHours } from '@contract/modules/commission/commission.parameters'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findPayee, findPayoutChange } from '@server/modules/commission/releases/payee.repository'
import { findActing, findHand } from '@server/modules/commission/releases/hand.repository'

/** Nobody prepares what he is paid himself. */
export async function checkMaker(tx: Tx, sellerId: string): Promise<void> {
  const { user_id } = await asPortal(tx, portal => findPayee(portal.db, sellerId))
  if (user_id !== null && user_id === (await findActing(tx.db)))
    throw new Problem('rule_broken', 'release_own')
}

/** Whoever prepared it, asked for it, approved it, is paid by it, or changed the account of the payee never pays it. */
export async function checkReleasePayer(tx: Tx, actor: Actor, release: KeptRelease): Promise<void> {
  const { seller_id } = release
  const found = await asPortal(tx, async portal => ({
    hand: await findHand(portal.db, actor.userId, release.id),
    payee: await findPayee(portal.db, seller_id),
    change: await findPayoutChange(portal.db, seller_id),
  }))
  if (found.payee.user_id === actor.userId) throw new Problem('rule_broken', 'release_own')
  if (found.hand === 'made') throw new Problem('rule_broken', 'release_made_by_you')
  if (found.hand === 'approved') throw new Problem('rule_broken', 'release_approved_by_you')
  if (found.change?.by === actor.userId) throw new Problem('rule_broken', 'release_account_yours')
}

/** A transfer waits after the account was changed: long enough for the payee to notice that somebody else did it. */
export async function checkAccount(tx: Tx, { seller_id }: KeptRelease): Promise<void> {
  const { payee, change, hours } = await asPortal(tx, async portal => ({
    payee: await findPayee(portal.db, seller_id),
    change: await findPayoutChange(portal.db, seller_id),
    hours: await parameterOf(portal, payoutWaitHours, { on: await businessDay(portal.db) }),
  }))
  if (!payee.has_account) throw new Problem('rule_broken', 'release_without_account')
  if (change !== null && change.hours < hours)
    throw new Problem('rule_broken', 'release_account_new', { params: { hours: String(hours) } })
}
