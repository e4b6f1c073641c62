import type { Database, Db } from '@server/platform/db/database'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import {
  findAttachments,
  openAttachment,
  paperRecipeSchema,
  wipeAttachments,
  type MailAttachment,
  type PaperRecipe,
} from '@server/platform/mail/attachment.repository'
import { openBodies } from '@server/platform/mail/sealed-bodies'
import { asSystem } from '@server/platform/db/as-system'
import type { Tx } from '@server/platform/db/transaction'
import { redactedError } from '@server/platform/jobs/redact'
import type { WorkLog } from '@server/platform/jobs/work-log'
import { asDeliveryFailure } from '@server/platform/mail/delivery-error'
import { isOneAddress } from '@server/platform/mail/mail-text'
import { DeliveryFailure, type MailTransport } from '@server/platform/mail/mail-transport'
import type { OutboxRow } from '@server/platform/mail/outbox.repository'
import {
  LEASE_SECONDS,
  markDead,
  markRetry,
  markSent,
  markSuperseded,
} from '@server/platform/mail/outbox.repository'
import { minutesUntilRetry } from '@server/platform/mail/retry-schedule'

export type DeadMail = { id: string; kind: string; to: string; createdBy: string | null; reason: string }

export type DeliveryParts = {
  database: Database
  transport: MailTransport
  log: WorkLog
  /** Asked just before sending: a link that was replaced or used meanwhile is not mailed any more. */
  stillCurrent?: ((row: OutboxRow) => Promise<boolean>) | undefined
  /** Draws a paper that leaves with a mail; in no transaction of whoever sent it. */
  makePaper?: ((of: PaperRecipe) => Promise<Buffer>) | undefined
  /** In the transaction that notes a mail as sent. */
  onSent?: ((tx: Tx, row: OutboxRow) => void | Promise<void>) | undefined
  onPermanentFailure?: ((mail: DeadMail) => void | Promise<void>) | undefined
}

/** Well inside the lease, so that no second worker takes a mail which this one is still handing over. */
const SEND_DEADLINE_MS = (LEASE_SECONDS - 30) * 1000
const MARK_TRIES = 4

export async function deliver(parts: DeliveryParts, row: OutboxRow): Promise<void> {
  const { database, transport, log } = parts
  try {
    if (parts.stillCurrent && !(await parts.stillCurrent(row))) {
      await written(database, async db => {
        await markSuperseded(db, row)
        if (row.is_secret) await wipeAttachments(db, row.id)
      })
      return
    }
    await hand(parts, row)
  } catch (error) {
    await giveBack(parts, row, asDeliveryFailure(error))
    return
  }
  await written(database, async (db, tx) => {
    const wipe = row.is_secret && !transport.keepsSecrets
    await markSent(db, row.id, wipe)
    if (wipe) await wipeAttachments(db, row.id)
    await parts.onSent?.(tx, row)
  })
  log.info({ mail: row.id, kind: row.kind, attempt: row.attempts }, 'Mail sent')
}

async function hand(parts: DeliveryParts, row: OutboxRow): Promise<void> {
  const { transport, database } = parts
  const bodies = openedBodies(database.seal, row)
  if (bodies === null) throw new DeliveryFailure('its text was wiped', true)
  if (!isOneAddress(row.to_address)) throw new DeliveryFailure('the address is not one e-mail address', true)
  const attachments = await filesOf(parts, row)
  await transport.send(
    { ...row, text: bodies.text_body, html: bodies.html_body, attachments },
    AbortSignal.timeout(SEND_DEADLINE_MS),
  )
}

function openedBodies(seal: ColumnSeal, row: OutboxRow): ReturnType<typeof openBodies> {
  try {
    return openBodies(seal, row)
  } catch {
    throw new DeliveryFailure('its text was sealed with another secret', true)
  }
}

async function filesOf({ database, makePaper }: DeliveryParts, row: OutboxRow): Promise<MailAttachment[]> {
  const files: MailAttachment[] = []
  for (const stored of await findAttachments(database.db, row.id)) {
    const { made_of, file_name, mime } = stored
    if (made_of === null) files.push(openedFile(database.seal, row, stored))
    else if (makePaper)
      files.push({ file_name, mime, content: await makePaper(paperRecipeSchema.parse(made_of)) })
    else throw new DeliveryFailure('nobody is there to draw its papers', false)
  }
  return files
}

function openedFile(
  seal: ColumnSeal,
  row: OutboxRow,
  stored: Parameters<typeof openAttachment>[2],
): MailAttachment {
  try {
    return openAttachment(seal, row.is_secret, stored)
  } catch {
    throw new DeliveryFailure('its files were wiped, or sealed with another secret', true)
  }
}

async function giveBack(parts: DeliveryParts, row: OutboxRow, failure: DeliveryFailure): Promise<void> {
  const minutes = failure.permanent ? null : minutesUntilRetry(row.attempts)
  parts.log.warn(
    {
      mail: row.id,
      kind: row.kind,
      attempt: row.attempts,
      permanent: failure.permanent,
      retryInMinutes: minutes,
    },
    'Mail not sent',
  )
  if (minutes !== null) {
    await written(parts.database, db => markRetry(db, row, failure.reason, minutes))
    return
  }
  if (await written(parts.database, db => markDead(db, row, failure.reason)))
    await reportDead(parts, row, failure.reason)
}

export async function reportDead(
  { onPermanentFailure, log }: DeliveryParts,
  row: OutboxRow,
  reason: string,
): Promise<void> {
  try {
    await onPermanentFailure?.({
      id: row.id,
      kind: row.kind,
      to: row.to_address,
      createdBy: row.created_by,
      reason,
    })
  } catch (error) {
    log.error(
      { mail: row.id, error: redactedError(error) },
      'Nobody could be told of a mail that cannot be delivered',
    )
  }
}

/** Losing the mark means a second copy after the lease, so a short failure of the database is sat out. */
async function written<T>(database: Database, work: (db: Db, tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await asSystem(database, tx => work(tx.db, tx))
    } catch (error) {
      if (attempt >= MARK_TRIES) throw error
      await new Promise(resolve => setTimeout(resolve, 200 * 4 ** (attempt - 1)))
    }
  }
}
