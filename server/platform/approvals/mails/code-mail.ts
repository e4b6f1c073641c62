import type { LinkRow } from '@server/platform/approvals/links/link.repository'
import { localeOfPerson } from '@server/platform/approvals/mails/receiver.repository'
import { codeKey } from '@server/platform/approvals/mails/mail-keys'
import { writeMail } from '@server/platform/mail/write-mail'
import type { Tx } from '@server/platform/db/transaction'
import { say } from '@server/platform/phrases/say'

export async function queueCodeMail(
  tx: Tx,
  link: Pick<LinkRow, 'id' | 'user_id' | 'name' | 'email'>,
  { code, sentAt, minutes }: { code: string; sentAt: string; minutes: number },
): Promise<void> {
  const locale = await localeOfPerson(tx.db, link)
  await writeMail(
    tx,
    { ...link, locale },
    {
      kind: 'approval.code',
      subject: say(locale, 'mail_approval_code_subject'),
      paragraphs: [
        say(locale, 'mail_approval_code_body', { code, minutes }),
        say(locale, 'mail_approval_code_not_you'),
      ],
      isSecret: true,
      dedupeKey: codeKey(link.id, sentAt),
    },
  )
}
