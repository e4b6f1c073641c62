import { PRODUCT_NAME } from '@contract/kernel/product'
import type { Receiver } from '@server/platform/approvals/mails/receiver.repository'
import type { Tx } from '@server/platform/db/transaction'
import { queueMail } from '@server/platform/mail/queue-mail'
import { renderMail } from '@server/platform/mail/render-mail'
import { say } from '@server/platform/phrases/say'

export type MailWords = {
  kind: string
  /** Says nothing of who or what: it is read on locked screens. */
  subject: string
  paragraphs: readonly string[]
  button?: { label: string; url: string } | undefined
  isSecret?: boolean
  dedupeKey?: string | undefined
}

/** The one frame of all mails about approvals. */
export async function writeMail(tx: Tx, to: Receiver, words: MailWords): Promise<void> {
  const { locale } = to
  const { text, html } = renderMail({
    locale,
    title: words.subject,
    paragraphs: [say(locale, 'mail_greeting', { name: to.name }), ...words.paragraphs.filter(Boolean)],
    ...(words.button ? { button: words.button } : {}),
    footer: say(locale, 'mail_footer', { product: PRODUCT_NAME }),
    // The first line of the list of mails tells no more than the subject does.
    preheader: words.subject,
  })
  await queueMail(tx, {
    kind: words.kind,
    to: to.email,
    locale,
    subject: subjectOf(words.subject),
    text,
    html,
    isSecret: words.isSecret ?? false,
    ...(words.dedupeKey ? { dedupeKey: words.dedupeKey } : {}),
  })
}

const subjectOf = (subject: string) => `${subject} – ${PRODUCT_NAME}`

export const linkKey = (linkId: string) => `approval-link:${linkId}`
export const codeKey = (linkId: string, sentAt: string) => `approval-code:${linkId}:${Date.parse(sentAt)}`
