import { PRODUCT_NAME } from '@contract/kernel/product'
import type { Locale } from '@contract/kernel/locales'
import type { Tx } from '@server/platform/db/transaction'
import type { QueuedAttachment } from '@server/platform/mail/attachment.repository'
import type { MailFact } from '@server/platform/mail/mail-fact'
import { queueMail } from '@server/platform/mail/queue-mail'
import { renderMail } from '@server/platform/mail/render-mail'
import { say } from '@server/platform/phrases/say'

export type Receiver = { name: string; email: string; locale: Locale }

export type MailWords = {
  kind: string
  /** Read on locked screens: of a confidential matter it says nothing. */
  subject: string
  paragraphs: readonly string[]
  /** What the mail is about, as a table between its words and its button. */
  facts?: readonly MailFact[]
  /** Small print below the button. */
  notes?: readonly string[]
  button?: { label: string; url: string } | undefined
  isSecret?: boolean
  dedupeKey?: string | undefined
  attachments?: readonly QueuedAttachment[]
}

/** The one frame of mails about documents. Null: a mail with this key exists already. */
export async function writeMail(
  tx: Pick<Tx, 'db' | 'seal'>,
  to: Receiver,
  words: MailWords,
): Promise<string | null> {
  const { locale } = to
  const { text, html } = renderMail({
    locale,
    title: words.subject,
    paragraphs: [say(locale, 'mail_greeting', { name: to.name }), ...words.paragraphs.filter(Boolean)],
    facts: words.facts ?? [],
    notes: words.notes ?? [],
    ...(words.button ? { button: words.button } : {}),
    footer: say(locale, 'mail_footer', { product: PRODUCT_NAME }),
    // The first line of the list of mails tells no more than the subject does.
    preheader: words.subject,
  })
  return queueMail(tx, {
    kind: words.kind,
    to: to.email,
    locale,
    subject: subjectOf(words.subject),
    text,
    html,
    isSecret: words.isSecret ?? false,
    ...(words.dedupeKey ? { dedupeKey: words.dedupeKey } : {}),
    attachments: words.attachments ?? [],
  })
}

const subjectOf = (subject: string) => `${subject} – ${PRODUCT_NAME}`
