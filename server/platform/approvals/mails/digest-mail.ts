import type { Person } from '@contract/approvals/approval-person.rules'
import { seatWithKey, type Approval, type Effect } from '@contract/approvals/approval-state.rules'
import type { IssuedLink } from '@server/platform/approvals/links/request-move'
import { revokeLink } from '@server/platform/approvals/links/link.repository'
import {
  countWaiting,
  localeOfPerson,
  type Account,
} from '@server/platform/approvals/mails/receiver.repository'
import { recallUnsent, recallUnsentOf } from '@server/platform/approvals/mails/unsent.repository'
import { writeMail } from '@server/platform/mail/write-mail'
import type { Tx } from '@server/platform/db/transaction'
import { say } from '@server/platform/phrases/say'
import type { MoveMails } from '@server/platform/approvals/mails/move-mails'

type DigestReader = { person: Person; link: IssuedLink | undefined }

/**
 * While mails cannot be sent, reminders pile up. Whoever has an account is sent one mail for all of them, which leads
 * to the inbox and decides nothing; whoever has none keeps one a request. True: nothing else is to be sent.
 */
export async function joinedReminder(
  tx: Tx,
  posted: MoveMails,
  { person, link }: DigestReader,
): Promise<boolean> {
  if (person.user_id === null) {
    await recallUnsentOf(tx.db, person.email, posted.request.id)
    return false
  }
  if ((await recallUnsent(tx.db, person.email)) === 0) return false
  if (link) await revokeLink(tx.db, link.id, 'reissued')
  await queueDigest(tx, posted.publicUrl, { ...person, user_id: person.user_id })
  return true
}

/** Of so many requests that are made together each is mailed by itself: a mailbox of five hundred helps nobody. */
export const MOST_APART = 5

/** What is told of no request by itself where it is one of many: whoever has an account hears of all at once. */
export function isToldOfMany(approval: Approval, effect: Effect): boolean {
  if (effect.kind !== 'mail' || effect.event !== 'approval.requested' || typeof effect.to === 'string')
    return false
  return typeof seatWithKey(approval, effect.to.seat)?.seat.person.user_id === 'string'
}

/** One mail of everything that waits for somebody who has an account. */
export async function queueDigest(tx: Tx, publicUrl: string, person: Account): Promise<void> {
  const locale = await localeOfPerson(tx.db, person)
  const count = await countWaiting(tx.db, person.user_id)
  await writeMail(
    tx,
    { ...person, locale },
    {
      kind: 'approval.digest',
      subject: say(locale, 'mail_digest_subject', { count }),
      paragraphs: [say(locale, 'mail_digest_body', { count })],
      button: { label: say(locale, 'mail_open_inbox'), url: `${publicUrl}/approvals` },
    },
  )
}
