import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'

const everywhere = { listed: true, sortable: true, filterable: true } as const
const MAIL_STATUSES = ['queued', 'sent', 'dead', 'superseded'] as const

export const outboxMailResource = defineResource({
  name: 'outbox_mail',
  path: '/settings/outbox',
  table: 'outbox_mail',
  permission: 'settings.outbox',
  scope: {},
  title: 'subject',
  defaultSort: [{ field: 'created_at', direction: 'desc' }],
  quick: 'status',
  fields: {
    kind: { kind: 'code', schema: z.string(), ...everywhere },
    to_address: { kind: 'email', schema: z.string(), searchable: true, ...everywhere },
    locale: { kind: 'enum', schema: z.string(), listed: true },
    subject: { kind: 'text', schema: z.string(), searchable: true, ...everywhere },
    text_body: { kind: 'long_text', schema: z.string().nullable() },
    html_body: { kind: 'long_text', schema: z.string().nullable() },
    is_secret: { kind: 'boolean', schema: z.boolean(), listed: true },
    message_id: { kind: 'code', schema: z.string() },
    dedupe_key: { kind: 'code', schema: z.string().nullable() },
    status: { kind: 'enum', schema: z.enum(MAIL_STATUSES), ...everywhere },
    attempts: { kind: 'integer', schema: z.number().int(), listed: true },
    next_attempt_at: { kind: 'instant', schema: z.string(), listed: true },
    leased_until: { kind: 'instant', schema: z.string().nullable() },
    last_error: { kind: 'text', schema: z.string().nullable(), listed: true },
    sent_at: { kind: 'instant', schema: z.string().nullable(), ...everywhere },
  },
})

/** What is attached to a mail, by name: its content leaves by mail alone. A paper that is made then has no size yet. */
export const mailAttachments = z.array(
  z.object({ file_name: z.string(), size_bytes: z.number().int().nullable() }),
)
export type ReadMail = OutboxMail & { attachments: z.infer<typeof mailAttachments> }

export type OutboxMail = Row<typeof outboxMailResource>
