import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  amountText,
  dateText,
  emailText,
  EVERYWHERE,
  IN_RECORD,
  KEPT,
  maybe,
  maybeText,
  nameText,
} from '@contract/kernel/field-declarations'
import { instantText } from '@contract/kernel/instant-text'
import { idSchema } from '@contract/kernel/ids'
import { CONSENT_VERSIONS } from '@contract/modules/buyers/consent'
import { ACTIVITY_KINDS } from '@contract/modules/buyers/activity-kinds'
import { LEAD_CATEGORIES } from '@contract/selling/lead-state.rules'
import { mobileTyped } from '@contract/modules/buyers/typed-mobile'

export const LEAD_SOURCES = [
  'facebook',
  'tiktok',
  'website',
  'walk_in',
  'referral',
  'broker_network',
  'event',
  'ofw_roadshow',
  'other',
] as const

export const FINANCING_PREFERENCES = ['spot_cash', 'deferred_cash', 'in_house', 'bank', 'pag_ibig'] as const

/** What somebody may plan to do next: anything that is done with the person. */
export const NEXT_ACTION_KINDS = ACTIVITY_KINDS.slice(0, 6) as [
  'call',
  'sms',
  'chat',
  'email',
  'site_visit',
  'presentation',
]

/** May be left out of a new lead, and only there: a lead always has one. */
const ownerGiven = idSchema.optional() as z.ZodType<string>

/** Of a person who is not ours: whoever reads the log need not read it. */
const PERSONAL = { ...EVERYWHERE, discreet: true } as const

export const leadResource = defineResource({
  name: 'lead',
  path: '/buyer-management/leads',
  table: 'lead',
  permission: 'buyer.lead',
  scope: { ou: 'ou_id', line: 'owner_employee_id' },
  title: 'full_name',
  defaultSort: [{ field: 'created_at', direction: 'desc' }],
  search: 'indexed',
  countedBy: 'status_id',
  quick: 'status_id',
  fields: {
    lead_no: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    full_name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    mobile_e164: { kind: 'code', schema: maybe(mobileTyped), searchable: true, ...PERSONAL },
    email: { kind: 'email', schema: maybe(emailText), searchable: true, ...PERSONAL },
    status_id: { kind: 'reference', to: 'prospect_status', schema: idSchema, ...KEPT },
    /** Of its status; the machine works on it. */
    category: { kind: 'enum', schema: z.enum(LEAD_CATEGORIES), ...KEPT },
    next_action_at: { kind: 'instant', schema: maybe(instantText), ...EVERYWHERE },
    next_action_kind: { kind: 'enum', schema: maybe(z.enum(NEXT_ACTION_KINDS)), ...EVERYWHERE },
    /** Left out: whoever adds it. */
    owner_employee_id: {
      kind: 'reference',
      to: 'employee',
      schema: ownerGiven,
      creatable: true,
      ...KEPT,
    },
    /** Where the owner sells, and in which team: they come with the owner. */
    team_id: { kind: 'reference', to: 'sales_team', schema: idSchema.nullable(), ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    source: { kind: 'enum', schema: z.enum(LEAD_SOURCES).default('other'), ...EVERYWHERE },
    campaign: { kind: 'text', schema: maybeText(80), ...EVERYWHERE },
    project_interest_ids: { kind: 'json', schema: z.array(idSchema).max(20).default([]), ...IN_RECORD },
    unit_type_id: { kind: 'reference', to: 'unit_type', schema: maybe(idSchema), ...EVERYWHERE },
    budget_min: { kind: 'money', schema: maybe(amountText), ...EVERYWHERE, total: false },
    budget_max: { kind: 'money', schema: maybe(amountText), ...EVERYWHERE, total: false },
    financing_pref: { kind: 'enum', schema: maybe(z.enum(FINANCING_PREFERENCES)), ...EVERYWHERE },
    /** Where somebody works who works overseas. */
    country: { kind: 'text', schema: maybeText(60), ...EVERYWHERE },
    first_contact_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
    protected_from: { kind: 'date', schema: dateText },
    protected_until: { kind: 'date', schema: dateText, ...KEPT },
    consent_at: { kind: 'instant', schema: z.string(), ...KEPT },
    /** Which text the person agreed to; without one nobody is written down. */
    consent_text_version: { kind: 'enum', schema: z.enum(CONSENT_VERSIONS), creatable: true, ...KEPT },
    /** Since when nobody calls or writes any more, and who wrote that down; null while the consent stands. */
    consent_withdrawn_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
    consent_withdrawn_by: { kind: 'user', to: 'user', schema: idSchema.nullable() },
    lost_reason: { kind: 'long_text', schema: z.string().nullable(), ...KEPT },
    converted_buyer_id: { kind: 'id', schema: idSchema.nullable() },
    merged_into_id: { kind: 'reference', to: 'lead', schema: idSchema.nullable(), ...KEPT },
    /** A keyed hash of the number or the address: finds the same person and tells nobody who that is. */
    fingerprint: { kind: 'code', schema: z.string(), sensitive: true },
  },
})

export type Lead = Row<typeof leadResource>
