import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import { linesText, lineText } from '@contract/kernel/field-declarations'
import { emailSchema } from '@contract/access/account-fields'

const shown = { changeable: true, listed: true } as const
const text = (longest: number) => lineText(1, longest)

/** One row, which is there from the first start. */
export const companyProfileResource = defineResource({
  name: 'company_profile',
  path: '/settings/company',
  table: 'company_profile',
  permission: 'settings.company',
  scope: {},
  title: 'legal_name',
  defaultSort: [{ field: 'legal_name', direction: 'asc' }],
  fields: {
    legal_name: { kind: 'text', schema: text(160), sortable: true, ...shown },
    trade_name: { kind: 'text', schema: text(160).nullable(), ...shown },
    tin: {
      kind: 'code',
      schema: z
        .string()
        .regex(/^\d{3}-\d{3}-\d{3}(-\d{3,5})?$/, 'tin_malformed')
        .nullable(),
      ...shown,
    },
    rdo_code: {
      kind: 'code',
      schema: z
        .string()
        .regex(/^\d{3}[A-Z]?$/, 'rdo_malformed')
        .nullable(),
      ...shown,
    },
    is_vat_registered: { kind: 'boolean', schema: z.boolean(), ...shown },
    ewt_agent: { kind: 'boolean', schema: z.boolean(), ...shown },
    address: { kind: 'long_text', schema: linesText(1, 400).nullable(), ...shown },
    phone: { kind: 'text', schema: text(40).nullable(), ...shown },
    email: { kind: 'email', schema: emailSchema.nullable(), ...shown },
    fiscal_year_start_month: { kind: 'integer', schema: z.number().int().min(1).max(12), ...shown },
    revenue_recognition: { kind: 'enum', schema: z.enum(['on_billing', 'on_collection']), ...shown },
  },
})

export type CompanyProfile = Row<typeof companyProfileResource>
