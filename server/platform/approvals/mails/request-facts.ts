import type { Locale } from '@contract/kernel/locales'
import type { DocumentType } from '@contract/kernel/document-types'
import type { ApprovalSubject } from '@server/platform/approvals/approval-document'
import type { MailFact } from '@server/platform/mail/mail-fact'
import { documentName } from '@server/platform/phrases/document-names'
import { say } from '@server/platform/phrases/say'

/** Which request a mail is about: its kind, its number and whose it is. */
export function requestFacts(
  locale: Locale,
  type: DocumentType,
  { number, requester }: Pick<ApprovalSubject, 'number' | 'requester'>,
): MailFact[] {
  const kind = documentName(locale, type)
  return [
    { label: say(locale, 'line_request'), value: [kind, number].filter(Boolean).join(' ') },
    { label: say(locale, 'line_requester'), value: requester.name },
  ]
}
