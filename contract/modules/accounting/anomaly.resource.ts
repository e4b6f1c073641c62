import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import {
  ANOMALY_RULE_CODES,
  ANOMALY_SEVERITIES,
  ANOMALY_STATUSES,
} from '@contract/modules/accounting/anomaly.rules'

export const EVIDENCE_KINDS = [
  'expense',
  'cash_advance',
  'buyer_payment',
  'sale',
  'commission_release',
  'seller_profile',
  'collection',
  'journal_entry',
] as const

/** The records compared and the figures that count; never whole numbers of accounts or taxpayers. */
export const evidenceSchema = z.object({
  records: z.array(
    z.object({
      kind: z.enum(EVIDENCE_KINDS),
      id: idSchema,
      label: z.string(),
      on: z.string(),
      /** Null of what has none. */
      amount: z.string().nullable(),
    }),
  ),
  invoice_no: z.string().optional(),
  total: z.string().optional(),
  threshold: z.string().optional(),
  days: z.number().int().optional(),
  /** The seller who is the buyer as well. */
  name: z.string().optional(),
  /** Why it was allowed. */
  reason: z.string().nullable().optional(),
  changed_on: z.string().optional(),
  percent: z.number().int().optional(),
  usual: z.string().optional(),
})

const date = { kind: 'date', schema: dateText, ...KEPT } as const

/** Something in the records that a rule finds odd, until somebody says why it is not, or its cause is gone. */
export const anomalyResource = defineResource({
  name: 'anomaly',
  path: '/accounting/anomalies',
  table: 'anomaly',
  permission: 'accounting.anomaly',
  scope: { ou: 'ou_id' },
  title: 'title',
  defaultSort: [{ field: 'first_found_on', direction: 'desc' }],
  quick: 'status',
  fields: {
    title: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    rule: { kind: 'enum', schema: z.enum(ANOMALY_RULE_CODES), ...KEPT },
    severity: { kind: 'enum', schema: z.enum(ANOMALY_SEVERITIES), ...KEPT },
    status: { kind: 'enum', schema: z.enum(ANOMALY_STATUSES), ...KEPT },
    first_found_on: date,
    last_found_on: date,
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    subject_kind: { kind: 'text', schema: z.string() },
    subject_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
    evidence: { kind: 'json', schema: evidenceSchema },
    /** Whoever wrote what it is about: they never dismiss it. */
    made_by: { kind: 'json', schema: z.array(idSchema), discreet: true },
    dismissed_by: { kind: 'user', to: 'user', schema: idSchema.nullable() },
    dismissed_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    reason: { kind: 'long_text', schema: z.string().nullable() },
  },
})

export type Anomaly = Row<typeof anomalyResource>
