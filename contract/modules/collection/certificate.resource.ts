import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  amountText,
  dateText,
  EVERYWHERE,
  KEPT,
  lineText,
  maybeLines,
  maybeText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { quarterText } from '@contract/kernel/quarters'

export const CERTIFICATE_STATUSES = ['received', 'voided'] as const

/** Form 2307: the tax that a developer withheld of one unit's receipts in a quarter, as it certifies it. */
export const certificateResource = defineResource({
  name: 'cwt_certificate',
  path: '/collection/certificates',
  table: 'cwt_certificate',
  permission: 'collection.certificate',
  scope: { ou: 'ou_id' },
  title: 'number',
  defaultSort: [{ field: 'received_on', direction: 'desc' }],
  quick: 'status',
  fields: {
    number: { kind: 'code', schema: lineText(1, 60), searchable: true, ...EVERYWHERE },
    developer_id: { kind: 'reference', to: 'developer', schema: idSchema, ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    quarter: { kind: 'code', schema: quarterText, ...EVERYWHERE },
    /** As the certificate gives it. */
    atc: { kind: 'code', schema: maybeText(10), ...EVERYWHERE },
    tax_base: { kind: 'money', schema: amountText, ...EVERYWHERE },
    tax_withheld: { kind: 'money', schema: amountText, ...EVERYWHERE },
    received_on: { kind: 'date', schema: dateText, ...EVERYWHERE },
    note: { kind: 'long_text', schema: maybeLines(400), ...EVERYWHERE },
    status: { kind: 'enum', schema: z.enum(CERTIFICATE_STATUSES), ...KEPT },
    voided_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    /** Why it was voided. */
    void_reason: { kind: 'long_text', schema: z.string().nullable() },
  },
})

export type Certificate = Row<typeof certificateResource>
