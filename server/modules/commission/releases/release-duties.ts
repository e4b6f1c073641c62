import { payoutWaitHours } from '@contract/modules/commission/commission.parameters'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import type { Actor } from '@server/platform/access/actor'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import type { ServerPhrase } from '@server/platform/phrases/say'
import { eachRelease, type TellOf } from '@server/modules/commission/releases/each-release'
import {
  findPayee,
  findPayees,
  findPayoutChanges,
  payeeOf,
} from '@server/modules/commission/releases/payee.repository'
import { findActing, findHands } from '@server/modules/commission/releases/hand.repository'

/** Nobody prepares, submits or voids what he is paid himself. */
export async function whyNotPayee(tx: Tx, sellerId: string): Promise<Problem | null> {
  const { user_id } = await asPortal(tx, portal => findPayee(portal.db, sellerId))
  const isPayee = user_id !== null && user_id === (await findActing(tx.db))
  return isPayee ? new Problem('rule_broken', 'release_own') : null
}

export async function checkPayee(tx: Tx, sellerId: string): Promise<void> {
  const why = await whyNotPayee(tx, sellerId)
  if (why) throw why
}

type PaidRelease = Pick<KeptRelease, 'id' | 'seller_id'>

/** Whoever prepared it, asked for it, approved it, is paid by it, or changed the account of the payee never pays it. */
export async function checkReleasePayer(
  tx: Tx,
  actor: Actor,
  releases: readonly PaidRelease[],
  tell: TellOf,
): Promise<void> {
  const refused = await refusedPayments(tx, actor, releases)
  eachRelease(releases, tell, ({ id }) => {
    const why = refused.get(id)
    if (why) throw new Problem('rule_broken', why)
  })
}

/** Those that somebody else has to pay, with the phrase that says why. */
export async function refusedPayments(
  tx: Tx,
  { userId }: Actor,
  releases: readonly PaidRelease[],
): Promise<Map<string, ServerPhrase>> {
  const sellers = releases.map(({ seller_id }) => seller_id)
  const ids = releases.map(({ id }) => id)
  const { hands, payees, changes } = await asPortal(tx, async ({ db }) => ({
    hands: await findHands(db, userId, ids),
    payees: await findPayees(db, sellers),
    changes: await findPayoutChanges(db, sellers),
  }))
  const whyOf = ({ id, seller_id }: PaidRelease): ServerPhrase | null => {
    const hand = hands.get(id)
    if (payeeOf(payees, seller_id).user_id === userId) return 'release_own'
    if (hand) return hand === 'made' ? 'release_made_by_you' : 'release_approved_by_you'
    return changes.get(seller_id)?.by === userId ? 'release_account_yours' : null
  }
  return new Map(
    releases.flatMap(each => {
      const why = whyOf(each)
      return why ? [[each.id, why] as const] : []
    }),
  )
}

/** A transfer waits after the account was changed: long enough for the payee to notice that somebody else did it. */
export async function checkAccounts(tx: Tx, releases: readonly KeptRelease[], tell: TellOf): Promise<void> {
  const sellers = releases.map(({ seller_id }) => seller_id)
  const { payees, changes, hours } = await asPortal(tx, async portal => ({
    payees: await findPayees(portal.db, sellers),
    changes: await findPayoutChanges(portal.db, sellers),
    hours: await parameterOf(portal, payoutWaitHours, { on: await businessDay(portal.db) }),
  }))
  eachRelease(releases, tell, ({ seller_id }) => {
    const change = changes.get(seller_id)
    if (!payeeOf(payees, seller_id).has_account) throw new Problem('rule_broken', 'release_without_account')
    if (change && change.hours < hours)
      throw new Problem('rule_broken', 'release_account_new', { params: { hours: String(hours) } })
  })
}
