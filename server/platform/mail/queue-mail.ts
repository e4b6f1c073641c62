import { randomUUID } from 'node:crypto'
import type { Locale } from '@contract/kernel/locales'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, Problem } from '@server/platform/http/problems'
import { insertAttachments, type QueuedAttachment } from '@server/platform/mail/attachment.repository'
import { sealBodies } from '@server/platform/mail/sealed-bodies'
import { bodyText, oneAddress, oneLine } from '@server/platform/mail/mail-text'
import { findMailForUpdate, insertMail, putBackInQueue } from '@server/platform/mail/outbox.repository'

export type MailToQueue = {
  /** What it is about, for the outbox screen and for `stillCurrent`: "password_reset". */
  kind: string
  /** One address, as stored with the person; never what a request brought. */
  to: string
  locale: Locale
  subject: string
  text: string
  html: string
  /** Its text opens an account or a request: sealed while it waits, wiped once a mail server has taken it. */
  isSecret?: boolean
  /** A second mail with the same key is not made. */
  dedupeKey?: string
  /** Sealed and wiped as its text is. */
  attachments?: readonly QueuedAttachment[]
}

/** Not a host: the right-hand side only has to make the id unique and well-formed. */
const MESSAGE_ID_DOMAIN = 'mail.portal.invalid'

/**
 * In the caller's transaction, under whichever role it runs: no mail without its cause, no cause without its mail.
 * The Message-ID is fixed here, so a second copy can be told from a second mail.
 * Null: a mail with this dedupeKey exists already.
 */
export async function queueMail(tx: Pick<Tx, 'db' | 'seal'>, mail: MailToQueue): Promise<string | null> {
  const isSecret = mail.isSecret ?? false
  const bodies = { text_body: bodyText(mail.text), html_body: bodyText(mail.html) }
  const id = await insertMail(tx.db, {
    kind: mail.kind,
    to_address: oneAddress(mail.to),
    locale: mail.locale,
    subject: oneLine(mail.subject),
    ...(isSecret ? sealBodies(tx.seal, bodies) : bodies),
    is_secret: isSecret,
    message_id: `<${randomUUID()}@${MESSAGE_ID_DOMAIN}>`,
    dedupe_key: mail.dedupeKey ?? null,
  })
  if (id !== null) await insertAttachments(tx, { id, isSecret }, mail.attachments ?? [])
  return id
}

export type Requeue = {
  /** "Correct the address and send again"; a mail with a one-time link goes to the address on file or nowhere. */
  to?: string
}

/** Sends a dead or a sent mail once more, with the same Message-ID. */
export async function requeueMail(db: Db, id: string, { to }: Requeue = {}): Promise<void> {
  const row = await findMailForUpdate(db, id)
  if (!row) throw notFound()
  if (row.status !== 'dead' && row.status !== 'sent') throw new Problem('conflict')
  if (row.text_body === null || row.html_body === null) throw new Problem('conflict', 'mail_wiped')
  const address = to === undefined ? row.to_address : oneAddress(to)
  if (row.is_secret && address !== row.to_address) throw new Problem('rule_broken', 'mail_address_fixed')
  await putBackInQueue(db, id, address)
}
