import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { OutboxRow } from '@server/platform/mail/outbox.repository'

/** Those that waited before mails were sealed are words. */
const isSealed = (text: string) => text.startsWith('v1.')

type Bodies = { text_body: string; html_body: string }
type StoredBodies = Pick<OutboxRow, 'is_secret' | 'text_body' | 'html_body'>

const TEXT = 'outbox_mail.text_body'
const HTML = 'outbox_mail.html_body'

/** What opens an account or a request is worth nothing in a copy of the table, and nothing to whoever reads it. */
export function sealBodies(seal: ColumnSeal, { text_body, html_body }: Bodies): Bodies {
  return { text_body: seal.seal(TEXT, text_body), html_body: seal.seal(HTML, html_body) }
}

/** The words of a mail as they were written; null once they were wiped. */
export function openBodies(seal: ColumnSeal, mail: StoredBodies): Bodies | null {
  const { is_secret, text_body, html_body } = mail
  if (text_body === null || html_body === null) return null
  if (!is_secret) return { text_body, html_body }
  const open = (column: string, text: string) => (isSealed(text) ? seal.open(column, text) : text)
  return { text_body: open(TEXT, text_body), html_body: open(HTML, html_body) }
}
