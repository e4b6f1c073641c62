import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const DIRECTIONS = ['in', 'out', 'unknown'] as const
export const PUNCH_SOURCES = ['web', 'biometric', 'import', 'manual'] as const

const instant = z.string()
const text = z.string().nullable()

/** A punch as it was made. It is never edited: one that was wrong is voided, and another stands for it. */
export const timeLogResource = defineResource({
  name: 'time_log',
  path: '/time-logs/punches',
  table: 'time_log',
  permission: 'timelog.record',
  scope: { ou: 'ou_id', line: 'employee_id' },
  title: 'punched_at',
  defaultSort: [{ field: 'punched_at', direction: 'desc' }],
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...KEPT },
    punched_at: { kind: 'instant', schema: instant, ...KEPT },
    direction: { kind: 'enum', schema: z.enum(DIRECTIONS), ...KEPT },
    source: { kind: 'enum', schema: z.enum(PUNCH_SOURCES), ...KEPT },
    ip: { kind: 'text', schema: text },
    import_hash: { kind: 'text', schema: text },
    reason: { kind: 'long_text', schema: text, ...KEPT },
    edited_from_id: { kind: 'id', schema: idSchema.nullable() },
    is_void: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    void_reason: { kind: 'long_text', schema: text, ...KEPT },
    voided_at: { kind: 'instant', schema: instant.nullable(), ...KEPT },
    voided_by: { kind: 'user', to: 'user', schema: idSchema.nullable(), ...KEPT },
    approved_by: { kind: 'user', to: 'user', schema: idSchema.nullable(), ...KEPT },
  },
})
