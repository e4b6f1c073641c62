import type { Locale } from '@contract/kernel/locales'
import type { DocumentType } from '@contract/kernel/document-types'
import type { ApprovalSubject } from '@server/platform/approvals/approval-document'
import { labelled } from '@server/platform/approvals/mails/mail-lines'
import { documentName } from '@server/platform/phrases/document-names'
import { say } from '@server/platform/phrases/say'

/** Which request a mail is about: its kind, its number and whose it is. */
export function requestLines(
  locale: Locale,
  type: DocumentType,
  { number, requester }: Pick<ApprovalSubject, 'number' | 'requester'>,
): string[] {
  const kind = documentName(locale, type)
  return [
    labelled(locale, say(locale, 'line_request'), number ? `${kind}, ${number}` : kind),
    labelled(locale, say(locale, 'line_requester'), requester.name),
  ]
}
