import { z } from 'zod'
import { defineResource, type ListedRow, type Row } from '@contract/kernel/define-resource'
import {
  amountText,
  dateText,
  emailText,
  EVERYWHERE,
  IN_RECORD,
  KEPT,
  linesText,
  lineText,
  maybe,
  maybeLines,
  maybeText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { buyerNumber } from '@contract/modules/buyers/buyer-numbers'
import {
  AML_RISKS,
  BUYER_CIVIL_STATUSES,
  BUYER_KINDS,
  BUYER_STATUSES,
  EMPLOYMENTS,
  GOV_ID_TYPES,
} from '@contract/selling/buyer.values'
import { mobileTyped } from '@contract/modules/buyers/typed-mobile'

/** The log is read by more people than this record is. */
const PRIVATE = { ...IN_RECORD, discreet: true } as const
const hash = { kind: 'code', schema: z.string().nullable(), sensitive: true } as const
const masked = { kind: 'code', schema: z.string().nullable() } as const

const countryCode = z.string().regex(/^[A-Z]{2}$/, 'country_malformed')
const line = lineText(1, 120)

/** Who signs for a buyer that is abroad, by a power of attorney. */
export const attorneySchema = z.strictObject({
  name: line,
  relationship: maybeText(60),
  mobile: maybe(mobileTyped),
  email: maybe(emailText),
  address: maybeLines(300),
  spa_date: maybe(dateText),
  /** Signed abroad, it is worth something once a consulate has seen it. */
  is_consularised: z.boolean().default(false),
})
export type Attorney = z.infer<typeof attorneySchema>

/** Who signs for a company. */
export const representativeSchema = z.strictObject({
  name: line,
  position: maybeText(60),
  mobile: maybe(mobileTyped),
  email: maybe(emailText),
})
export type Representative = z.infer<typeof representativeSchema>

export const buyerResource = defineResource({
  name: 'buyer',
  path: '/buyer-management/buyers',
  table: 'buyer',
  permission: 'buyer.record',
  scope: { ou: 'ou_id', line: 'owner_employee_id' },
  title: 'full_name',
  defaultSort: [{ field: 'created_at', direction: 'desc' }],
  search: 'indexed',
  countedBy: 'kind',
  fields: {
    buyer_no: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    /** "Reyes, Nico A. Jr." or the company's name: made of the parts by the database. */
    full_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    kind: { kind: 'enum', schema: z.enum(BUYER_KINDS), ...EVERYWHERE },
    last_name: { kind: 'text', schema: maybeText(80), ...IN_RECORD },
    first_name: { kind: 'text', schema: maybeText(80), ...IN_RECORD },
    middle_name: { kind: 'text', schema: maybeText(80), ...IN_RECORD },
    suffix: { kind: 'text', schema: maybeText(10), ...IN_RECORD },
    corporate_name: { kind: 'text', schema: maybeText(160), ...IN_RECORD },
    ou_id: {
      kind: 'reference',
      to: 'operating_unit',
      schema: idSchema,
      creatable: true,
      listed: true,
      sortable: true,
      filterable: true,
    },
    owner_employee_id: { kind: 'reference', to: 'employee', schema: maybe(idSchema), ...EVERYWHERE },
    mobile: { kind: 'code', schema: mobileTyped, searchable: true, ...EVERYWHERE },
    email: { kind: 'email', schema: maybe(emailText), searchable: true, ...EVERYWHERE },
    fingerprint: { kind: 'code', schema: z.string(), sensitive: true },
    birth_date: { kind: 'date', schema: maybe(dateText), ...PRIVATE },
    nationality: { kind: 'code', schema: countryCode.default('PH'), ...EVERYWHERE },
    civil_status: { kind: 'enum', schema: maybe(z.enum(BUYER_CIVIL_STATUSES)), ...PRIVATE },
    spouse_name: { kind: 'text', schema: maybeText(160), ...PRIVATE },
    spouse_buyer_id: { kind: 'reference', to: 'buyer', schema: maybe(idSchema), ...PRIVATE },
    tin: buyerNumber('tin'),
    tin_hash: hash,
    tin_masked: masked,
    gov_id_type: { kind: 'enum', schema: maybe(z.enum(GOV_ID_TYPES)), ...PRIVATE },
    gov_id_no: buyerNumber('gov_id_no'),
    gov_id_no_hash: hash,
    gov_id_no_masked: masked,
    gov_id_valid_to: { kind: 'date', schema: maybe(dateText), ...PRIVATE },
    present_address: { kind: 'long_text', schema: linesText(1, 300), ...PRIVATE },
    permanent_address: { kind: 'long_text', schema: maybeLines(300), ...PRIVATE },
    employment: { kind: 'enum', schema: maybe(z.enum(EMPLOYMENTS)), ...EVERYWHERE },
    employer: { kind: 'text', schema: maybeText(160), ...PRIVATE },
    occupation: { kind: 'text', schema: maybeText(120), ...PRIVATE },
    gross_monthly_income: { kind: 'money', schema: maybe(amountText), ...PRIVATE },
    country_of_work: { kind: 'code', schema: maybe(countryCode), ...PRIVATE },
    source_of_funds: { kind: 'text', schema: maybeText(200), ...PRIVATE },
    is_pep: { kind: 'boolean', schema: z.boolean().default(false), ...PRIVATE },
    /** Of whoever may edit alone: a seller does not weigh the own client. */
    aml_risk: {
      kind: 'enum',
      schema: z.enum(AML_RISKS).default('normal'),
      changeable: true,
      discreet: true,
    },
    attorney_in_fact: { kind: 'json', schema: maybe(attorneySchema), ...PRIVATE },
    representatives: { kind: 'json', schema: maybe(z.array(representativeSchema).max(10)), ...PRIVATE },
    /** The lead that became this buyer: taken with the record, never by hand after that. */
    lead_id: { kind: 'id', schema: maybe(idSchema), creatable: true },
    consent_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
    /** Given with a new buyer: they agreed to this text. */
    consent_text_version: { kind: 'code', schema: maybeText(20), creatable: true },
    status: { kind: 'enum', schema: z.enum(BUYER_STATUSES).default('active'), ...KEPT },
    merged_into_id: { kind: 'reference', to: 'buyer', schema: idSchema.nullable(), listed: true },
    merged_at: { kind: 'instant', schema: z.string().nullable() },
  },
})

export type Buyer = Row<typeof buyerResource>
export type ListedBuyer = ListedRow<typeof buyerResource>
