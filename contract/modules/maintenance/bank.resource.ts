import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  codeText,
  EVERYWHERE,
  IN_RECORD,
  isActiveField,
  KEPT,
  maybe,
  maybeText,
  nameText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { secret, secretText } from '@contract/kernel/secret-text'

export const BANK_KINDS = ['company_account', 'lender', 'both'] as const

const accountNo = secret(z.string().regex(/^\d{6,20}$/, 'account_no_malformed'))
const swift = z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'swift_malformed')

export const bankResource = defineResource({
  name: 'bank',
  path: '/maintenance/banks',
  table: 'bank',
  permission: 'maintenance.bank',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    branch: { kind: 'text', schema: maybeText(120), searchable: true, ...EVERYWHERE },
    swift: { kind: 'code', schema: maybe(swift), searchable: true, ...EVERYWHERE },
    kind: { kind: 'enum', schema: z.enum(BANK_KINDS), ...EVERYWHERE },
    /** Given in digits, kept sealed, shown by its last four. */
    account_no: { kind: 'code', schema: maybe(accountNo), sensitive: true, ...IN_RECORD },
    account_no_hash: { kind: 'code', schema: z.string().nullable(), sensitive: true },
    account_no_masked: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    gl_account_id: { kind: 'reference', to: 'account', schema: maybe(idSchema), ...EVERYWHERE },
    is_active: isActiveField,
  },
})

export type Bank = Row<typeof bankResource>

export const revealedAccountSchema = z.object({ account_no: secretText })
export type RevealedAccount = z.infer<typeof revealedAccountSchema>
