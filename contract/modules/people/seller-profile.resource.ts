import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  amountText,
  dateText,
  EVERYWHERE,
  IN_RECORD,
  maybe,
  maybeText,
  nameText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { numberHash, numberMasked, protectedNumber } from '@contract/modules/people/protected-numbers'

export const PAYEE_KINDS = ['individual', 'corporation'] as const
export const SELLER_STATUSES = ['active', 'suspended', 'inactive'] as const

/** Whoever earns commission: what tax, licence and payout need. An employee, or somebody from outside. */
export const sellerProfileResource = defineResource({
  name: 'seller_profile',
  path: '/people/sellers',
  table: 'seller_profile',
  permission: 'hr.seller',
  scope: { ou: 'ou_id' },
  title: 'display_name',
  defaultSort: [{ field: 'display_name', direction: 'asc' }],
  quick: 'status',
  fields: {
    display_name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    employee_id: { kind: 'reference', to: 'employee', schema: maybe(idSchema), ...ONCE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    payee_kind: { kind: 'enum', schema: z.enum(PAYEE_KINDS).default('individual'), ...EVERYWHERE },
    tin: protectedNumber('tin'),
    tin_hash: numberHash,
    tin_masked: numberMasked,
    is_vat_registered: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    sworn_declaration_on_file: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    sworn_declaration_year: {
      kind: 'integer',
      schema: maybe(z.number().int().min(2000).max(2999)),
      ...EVERYWHERE,
    },
    expected_gross: { kind: 'money', schema: maybe(amountText), ...IN_RECORD, discreet: true },
    prc_license_no: { kind: 'code', schema: maybeText(30), searchable: true, ...EVERYWHERE },
    prc_valid_to: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    dhsud_no: { kind: 'code', schema: maybeText(30), ...EVERYWHERE },
    accreditation_no: { kind: 'code', schema: maybeText(30), searchable: true, ...EVERYWHERE },
    accreditation_valid_to: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    supervising_broker_id: {
      kind: 'reference',
      to: 'seller_profile',
      schema: maybe(idSchema),
      ...EVERYWHERE,
    },
    payout_bank_id: { kind: 'reference', to: 'bank', schema: maybe(idSchema), ...IN_RECORD },
    payout_account_no: protectedNumber('payout_account_no'),
    payout_account_no_hash: numberHash,
    payout_account_no_masked: numberMasked,
    status: { kind: 'enum', schema: z.enum(SELLER_STATUSES).default('active'), ...EVERYWHERE },
  },
})

export type SellerProfile = Row<typeof sellerProfileResource>

export const SELLER_NUMBERS = ['tin', 'payout_account_no'] as const
export const revealSellerSchema = z.strictObject({ field: z.enum(SELLER_NUMBERS) })
