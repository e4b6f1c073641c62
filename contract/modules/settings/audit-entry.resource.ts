import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'

/** By what way something was done. */
export const AUDIT_CHANNELS = ['app', 'link', 'job', 'command'] as const

const everywhere = { listed: true, sortable: true, filterable: true } as const
const shown = { listed: true, filterable: true } as const

const declared = defineResource({
  name: 'audit_entry',
  path: '/settings/audit',
  table: 'audit_log',
  permission: 'audit.log',
  scope: { ou: 'ou_id', own: 'actor_user_id', kind: 'entity_type' },
  title: 'action',
  defaultSort: [{ field: 'at', direction: 'desc' }],
  fields: {
    chain: { kind: 'code', schema: z.string() },
    seq: { kind: 'integer', schema: z.number().int(), listed: true },
    at: { kind: 'instant', schema: z.string(), ...everywhere },
    actor_user_id: { kind: 'user', to: 'user', schema: idSchema.nullable(), ...shown },
    channel: { kind: 'enum', schema: z.enum(AUDIT_CHANNELS), ...shown },
    action: { kind: 'code', schema: z.string(), searchable: true, ...everywhere },
    entity_type: { kind: 'code', schema: z.string(), searchable: true, ...everywhere },
    entity_id: { kind: 'code', schema: z.string().nullable(), searchable: true, ...shown },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema.nullable(), ...shown },
    /** For the sentence that an entry is read as. */
    diff: { kind: 'json', schema: z.unknown(), listed: true },
    ip: { kind: 'text', schema: z.string().nullable(), ...shown },
    user_agent: { kind: 'text', schema: z.string().nullable() },
    request_id: { kind: 'code', schema: z.string().nullable() },
    hash_version: { kind: 'integer', schema: z.number().int() },
    prev_hash: { kind: 'code', schema: z.string() },
    hash: { kind: 'code', schema: z.string() },
  },
})

/** An entry is never changed: it has neither versions nor whoever changed it last. */
const {
  created_at: _createdAt,
  created_by: _createdBy,
  updated_at: _updatedAt,
  updated_by: _updatedBy,
  row_version: _rowVersion,
  ...fields
} = declared.fields

/** The types of the kit ask for those fields all the same. */
export const auditEntryResource = { ...declared, fields: fields as typeof declared.fields }

export const auditVerificationSchema = z.object({
  entries: z.number().int(),
  checked_at: z.string(),
  /** The first entry that does not fit; null where every chain holds. */
  fault: z.object({ chain: z.string(), seq: z.number().int(), reason: z.string() }).nullable(),
})
export type AuditVerification = z.infer<typeof auditVerificationSchema>

const MOST_NAMED = 500
const NAMED = /^[a-z][a-z_]{0,39}:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** "employee:<id>,sale:<id>": of which records the names are wanted. */
export const namedRecordsQuery = z.strictObject({
  of: z
    .string()
    .max(MOST_NAMED * 80)
    .transform(text => text.split(','))
    .pipe(z.array(z.string().regex(NAMED)).max(MOST_NAMED)),
})
/** Without a name: the record is gone, or not the reader's to see. Kinds that have no list are left out. */
export const namedRecordSchema = z.object({
  kind: z.string(),
  id: z.string(),
  name: z.string().nullable(),
  /** Of a request of approval: the kind of its document and its number; its name is that of whoever asked. */
  document: z.object({ type: z.string(), number: z.string().nullable() }).optional(),
})
export type NamedRecord = z.infer<typeof namedRecordSchema>
