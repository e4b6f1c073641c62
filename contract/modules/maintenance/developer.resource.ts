import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  codeText,
  dateText,
  emailText,
  EVERYWHERE,
  IN_RECORD,
  isActiveField,
  maybe,
  maybeLines,
  maybeText,
  mobileText,
  nameText,
  rateText,
  tinText,
} from '@contract/kernel/field-declarations'

export const DEVELOPER_STATUSES = ['prospective', 'accredited', 'suspended'] as const

export const billingContactSchema = z.strictObject({
  name: nameText,
  position: maybeText(80),
  email: maybe(emailText),
  phone: maybe(mobileText),
})
export type BillingContact = z.infer<typeof billingContactSchema>

export const developerResource = defineResource({
  name: 'developer',
  path: '/maintenance/developers',
  table: 'developer',
  permission: 'maintenance.developer',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  quick: 'status',
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, inline: true, ...EVERYWHERE },
    trade_name: { kind: 'text', schema: maybeText(120), searchable: true, inline: true, ...EVERYWHERE },
    tin: { kind: 'code', schema: tinText, searchable: true, ...EVERYWHERE },
    address: { kind: 'long_text', schema: maybeLines(400), ...EVERYWHERE },
    is_vat_registered: { kind: 'boolean', schema: z.boolean().default(true), ...EVERYWHERE },
    /** What it keeps back of our commission for the tax office. */
    withholding_rate_pct: { kind: 'rate', schema: rateText().default('10.000000'), ...EVERYWHERE },
    payment_terms_days: {
      kind: 'integer',
      schema: z.number().int().min(0).max(365).default(30),
      inline: true,
      ...EVERYWHERE,
    },
    soa_template: { kind: 'code', schema: maybeText(60), ...IN_RECORD },
    billing_contacts: {
      kind: 'json',
      schema: z.array(billingContactSchema).max(10).default([]),
      ...IN_RECORD,
    },
    accreditation_no: { kind: 'code', schema: maybeText(60), searchable: true, ...EVERYWHERE },
    accreditation_valid_to: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    status: { kind: 'enum', schema: z.enum(DEVELOPER_STATUSES).default('prospective'), ...EVERYWHERE },
    is_active: isActiveField,
  },
})

export type Developer = Row<typeof developerResource>
