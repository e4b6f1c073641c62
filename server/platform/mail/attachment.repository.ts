import { sql } from 'kysely'
import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Db } from '@server/platform/db/database'

type FileName = { file_name: string; mime: string }
export type MailAttachment = FileName & { content: Buffer }
/** What a paper is made of, for whoever made it: to be drawn when the mail is handed over. */
export const paperRecipeSchema = z.strictObject({
  kind: z.enum(['commission_statement', 'statement_memo']),
  id: idSchema,
  /** Who mailed it; nobody where the portal did. */
  by: idSchema.nullable(),
})
export type PaperRecipe = z.infer<typeof paperRecipeSchema>
export type QueuedAttachment = FileName & ({ content: Buffer } | { made_of: PaperRecipe })

const SEALED_AS = 'outbox_attachment.content'

export async function insertAttachments(
  { db, seal }: { db: Db; seal: ColumnSeal },
  mail: { id: string; isSecret: boolean },
  attachments: readonly QueuedAttachment[],
): Promise<void> {
  if (attachments.length === 0) return
  const rows = attachments.map((file, index) => {
    const { file_name, mime } = file
    const row = { mail_id: mail.id, seq: index + 1, file_name, mime }
    if ('made_of' in file)
      return { ...row, size_bytes: null, made_of: JSON.stringify(file.made_of), content: null }
    const { content } = file
    const kept = mail.isSecret ? seal.sealBytes(SEALED_AS, content) : content
    return { ...row, size_bytes: content.length, made_of: null, content: kept }
  })
  await db.insertInto('outbox_attachment').values(rows).execute()
}

type StoredAttachment = FileName & { content: Buffer | null; made_of: unknown }

export async function findAttachments(db: Db, mailId: string): Promise<StoredAttachment[]> {
  return db
    .selectFrom('outbox_attachment')
    .select(['file_name', 'mime', 'content', 'made_of'])
    .where('mail_id', '=', mailId)
    .orderBy('seq')
    .execute()
}

/** As they are sent. Throws where one was wiped, or sealed with another secret. */
export function openAttachment(
  seal: ColumnSeal,
  isSecret: boolean,
  { content, made_of: _, ...file }: StoredAttachment,
): MailAttachment {
  if (content === null) throw new Error('its file was wiped')
  return { ...file, content: isSecret ? seal.openBytes(SEALED_AS, content) : content }
}

/** What they are called stays: the outbox tells what was sent. */
export async function wipeAttachments(db: Db, mailId: string): Promise<void> {
  await sql`update outbox_attachment set content = null where mail_id = ${mailId}`.execute(db)
}

export type NamedAttachment = { file_name: string; size_bytes: number | null }

export async function nameAttachments(db: Db, mailId: string): Promise<NamedAttachment[]> {
  return db
    .selectFrom('outbox_attachment')
    .select(['file_name', 'size_bytes'])
    .where('mail_id', '=', mailId)
    .orderBy('seq')
    .execute()
}
