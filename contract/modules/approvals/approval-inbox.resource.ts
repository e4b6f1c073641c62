import { z } from 'zod'
import { defineResource, type ListedRow } from '@contract/kernel/define-resource'
import { amountText, KEPT, maybe } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { viewLineSchema } from '@contract/modules/approvals/approval-view'
import { APPROVED_DOCUMENTS } from '@contract/kernel/document-types'
import { APPROVAL_STEPS } from '@contract/approvals/approver.resource'

export const DECISIONS = ['approve', 'reject', 'return', 'note', 'verify'] as const
export const SEAT_STATES = [
  'waiting',
  'active',
  'approved',
  'rejected',
  'returned',
  'skipped',
  'superseded',
] as const

const SHOWN = { listed: true } as const
const instant = z.string()

/**
 * One person asked at one step: what waits for a decision is `state = active` and not frozen. `lines` say in short what
 * it is about, as much as this step may know; `decisions` are those that may be pressed here.
 */
export const approvalSeatResource = defineResource({
  name: 'approval_seat',
  path: '/approvals/inbox',
  table: 'approval_seat',
  permission: 'approval.inbox',
  scope: { own: 'user_id' },
  title: 'requester_name',
  defaultSort: [{ field: 'due_at', direction: 'asc' }],
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, listed: true, filterable: true },
    request_id: { kind: 'id', schema: idSchema, ...SHOWN },
    seat_key: { kind: 'code', schema: z.string() },
    round: { kind: 'integer', schema: z.number().int() },
    seq: { kind: 'integer', schema: z.number().int() },
    step_key: { kind: 'enum', schema: z.enum(APPROVAL_STEPS), ...KEPT },
    doc_type: { kind: 'enum', schema: z.enum(APPROVED_DOCUMENTS), ...KEPT },
    subject_id: { kind: 'id', schema: idSchema, ...SHOWN },
    /** Of the document as it stands before the one who is asked: goes back as If-Match, or in `items` of many. */
    subject_version: { kind: 'integer', schema: z.number().int(), ...SHOWN },
    number: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    requester_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    requested_at: { kind: 'instant', schema: instant, ...KEPT },
    amount: { kind: 'money', schema: amountText.nullable(), ...KEPT },
    lines: { kind: 'json', schema: z.array(viewLineSchema), ...SHOWN },
    user_id: { kind: 'id', schema: idSchema.nullable() },
    name: { kind: 'text', schema: z.string() },
    email: { kind: 'email', schema: z.string(), sensitive: true },
    stands_in_for: { kind: 'text', schema: z.string().nullable(), ...KEPT },
    origin: { kind: 'enum', schema: z.enum(['chain', 'delegated', 'reassigned', 'escalated']), ...SHOWN },
    state: { kind: 'enum', schema: z.enum(SEAT_STATES), ...KEPT },
    is_frozen: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    decisions: { kind: 'json', schema: z.array(z.enum(DECISIONS)), ...SHOWN },
    asked_at: { kind: 'instant', schema: instant.nullable(), ...KEPT },
    due_at: { kind: 'instant', schema: instant.nullable(), ...KEPT },
    decision: { kind: 'enum', schema: maybe(z.enum(DECISIONS)), ...KEPT },
    decided_at: { kind: 'instant', schema: instant.nullable(), ...KEPT },
    comment: { kind: 'long_text', schema: z.string().nullable() },
    via: { kind: 'enum', schema: maybe(z.enum(['app', 'link'])), ...SHOWN },
    ip: { kind: 'text', schema: z.string().nullable(), sensitive: true },
    user_agent: { kind: 'text', schema: z.string().nullable(), sensitive: true },
  },
})

export type ApprovalSeat = ListedRow<typeof approvalSeatResource>
