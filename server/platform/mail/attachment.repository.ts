import { sql } from 'kysely'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Db } from '@server/platform/db/database'

export type MailAttachment = { file_name: string; mime: string; content: Buffer }

const SEALED_AS = 'outbox_attachment.content'

export async function insertAttachments(
  { db, seal }: { db: Db; seal: ColumnSeal },
  mail: { id: string; isSecret: boolean },
  attachments: readonly MailAttachment[],
): Promise<void> {
  if (attachments.length === 0) return
  const rows = attachments.map(({ file_name, mime, content }, index) => ({
    ...{ mail_id: mail.id, seq: index + 1, file_name, mime, size_bytes: content.length },
    content: mail.isSecret ? seal.sealBytes(SEALED_AS, content) : content,
  }))
  await db.insertInto('outbox_attachment').values(rows).execute()
}

type StoredAttachment = Omit<MailAttachment, 'content'> & { content: Buffer | null }

export async function findAttachments(db: Db, mailId: string): Promise<StoredAttachment[]> {
  return db
    .selectFrom('outbox_attachment')
    .select(['file_name', 'mime', 'content'])
    .where('mail_id', '=', mailId)
    .orderBy('seq')
    .execute()
}

/** As they are sent. Throws where one was wiped, or sealed with another secret. */
export function openAttachments(
  seal: ColumnSeal,
  isSecret: boolean,
  stored: readonly StoredAttachment[],
): MailAttachment[] {
  return stored.map(({ content, ...file }) => {
    if (content === null) throw new Error('its file was wiped')
    return { ...file, content: isSecret ? seal.openBytes(SEALED_AS, content) : content }
  })
}

/** What they are called stays: the outbox tells what was sent. */
export async function wipeAttachments(db: Db, mailId: string): Promise<void> {
  await sql`update outbox_attachment set content = null where mail_id = ${mailId}`.execute(db)
}

export type NamedAttachment = { file_name: string; size_bytes: number }

export async function nameAttachments(db: Db, mailId: string): Promise<NamedAttachment[]> {
  return db
    .selectFrom('outbox_attachment')
    .select(['file_name', 'size_bytes'])
    .where('mail_id', '=', mailId)
    .orderBy('seq')
    .execute()
}
