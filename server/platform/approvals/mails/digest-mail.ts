import type { Person } from '@contract/approvals/approval-person.rules'
import type { Locale } from '@contract/kernel/locales'
import type { IssuedLink } from '@server/platform/approvals/links/request-move'
import { revokeLink } from '@server/platform/approvals/links/link.repository'
import { countWaiting } from '@server/platform/approvals/mails/receiver.repository'
import { recallUnsent, recallUnsentOf } from '@server/platform/approvals/mails/unsent.repository'
import { writeMail } from '@server/platform/mail/write-mail'
import type { Tx } from '@server/platform/db/transaction'
import { say } from '@server/platform/phrases/say'
import type { MoveMails } from '@server/platform/approvals/mails/move-mails'

type DigestReader = { person: Person; link: IssuedLink | undefined; locale: Locale }

/**
 * While mails cannot be sent, reminders pile up. Whoever has an account is sent one mail for all of them, which leads
 * to the inbox and decides nothing; whoever has none keeps one a request. True: nothing else is to be sent.
 */
export async function joinedReminder(
  tx: Tx,
  posted: MoveMails,
  { person, link, locale }: DigestReader,
): Promise<boolean> {
  if (person.user_id === null) {
    await recallUnsentOf(tx.db, person.email, posted.request.id)
    return false
  }
  if ((await recallUnsent(tx.db, person.email)) === 0) return false
  const count = await countWaiting(tx.db, person.user_id)
  if (link) await revokeLink(tx.db, link.id, 'reissued')
  await writeMail(
    tx,
    { ...person, locale },
    {
      kind: 'approval.digest',
      subject: say(locale, 'mail_digest_subject', { count }),
      paragraphs: [say(locale, 'mail_digest_body', { count })],
      button: { label: say(locale, 'mail_open_inbox'), url: `${posted.publicUrl}/approvals` },
    },
  )
  return true
}
