import type { Locale } from '@contract/kernel/locales'
import type { ApprovalSubject } from '@server/platform/approvals/approval-document'
import type { MailFact } from '@server/platform/mail/mail-fact'
import { say } from '@server/platform/phrases/say'

/** Which request a mail is about: its kind, its number and whose it is. */
export function requestFacts(
  locale: Locale,
  { nameIn, number, requester }: Pick<ApprovalSubject, 'nameIn' | 'number' | 'requester'>,
): MailFact[] {
  return [
    { label: say(locale, 'line_request'), value: [nameIn(locale), number].filter(Boolean).join(' ') },
    { label: say(locale, 'line_requester'), value: requester.name },
  ]
}
