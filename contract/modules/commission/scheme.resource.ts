import { z } from 'zod'
import { defineResource, shownSchema } from '@contract/kernel/define-resource'
import {
  codeText,
  dateText,
  EVERYWHERE,
  KEPT,
  maybe,
  maybeText,
  nameText,
  rateText,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { BASE_KINDS, SCHEME_FAULTS, SELLER_LEVELS } from '@contract/selling/scheme.rules'
import { VERSION_FAULTS } from '@contract/modules/commission/scheme-version.rules'

export const SCHEME_STATUSES = ['draft', 'active', 'retired'] as const
/** How it stands today: what is published holds from its first day to its last. */
export const SCHEME_STATES = ['draft', 'coming', 'in_force', 'ended'] as const
export const VAT_MODES = ['exclusive', 'inclusive', 'none'] as const
export const TRIGGER_KINDS = ['pct_tcp_collected', 'dp_paid_pct', 'milestone'] as const
export const VACANT_RULES = ['to_company', 'to_next_level'] as const
export const HOLDBACK_RULES = ['fully_paid', 'days_after_release', 'manual'] as const
export const CLAWBACK_RULES = ['full', 'unearned_only', 'none'] as const
export const TRANCHE_EVENTS = ['none', 'cts_signed', 'loan_takeout', 'turnover'] as const

/**
 * Of the whole company; whoever may only see what is their own sees what a sale brings them instead of what others
 * get. With its levels and tranches it is written by commands, since they are right only together.
 */
export const commissionSchemeResource = defineResource({
  name: 'commission_scheme',
  path: '/commission/schemes',
  table: 'commission_scheme_shown',
  writes: 'commission_scheme',
  permission: 'commission.scheme',
  actions: { create: 'edit' },
  scope: { own: 'created_by' },
  title: 'name',
  defaultSort: [
    { field: 'code', direction: 'asc' },
    { field: 'version', direction: 'desc' },
  ],
  quick: 'state',
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    version: { kind: 'integer', schema: z.number().int(), ...KEPT },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    state: { kind: 'enum', schema: z.enum(SCHEME_STATES), ...KEPT },
    /** Neither: of every project that has no scheme of its own. */
    developer_id: { kind: 'reference', to: 'developer', schema: maybe(idSchema), ...EVERYWHERE },
    project_id: { kind: 'reference', to: 'project', schema: maybe(idSchema), ...EVERYWHERE },
    valid_from: { kind: 'date', schema: dateText, ...EVERYWHERE },
    valid_to: { kind: 'date', schema: maybe(dateText), ...EVERYWHERE },
    base_kind: { kind: 'enum', schema: z.enum(BASE_KINDS).default('net_list_price'), ...EVERYWHERE },
    company_rate_pct: { kind: 'rate', schema: rateText(), ...EVERYWHERE },
    vat_mode: { kind: 'enum', schema: z.enum(VAT_MODES).default('exclusive'), ...EVERYWHERE },
    trigger_kind: { kind: 'enum', schema: z.enum(TRIGGER_KINDS).default('pct_tcp_collected'), ...EVERYWHERE },
    requires_documents: { kind: 'boolean', schema: z.boolean().default(true), ...EVERYWHERE },
    requires_pdc: { kind: 'boolean', schema: z.boolean().default(false), ...EVERYWHERE },
    /** What becomes of a level nobody stands in. */
    vacant_rule: { kind: 'enum', schema: z.enum(VACANT_RULES).default('to_company'), ...EVERYWHERE },
    holdback_rate_pct: { kind: 'rate', schema: rateText().default('0.000000'), ...EVERYWHERE },
    holdback_release_rule: {
      kind: 'enum',
      schema: z.enum(HOLDBACK_RULES).default('fully_paid'),
      ...EVERYWHERE,
    },
    clawback_rule: { kind: 'enum', schema: z.enum(CLAWBACK_RULES).default('full'), ...EVERYWHERE },
    /** Sales that were booked by it, of the units one sees. */
    frozen_sales: { kind: 'integer', schema: z.number().int(), ...KEPT },
    status: { kind: 'enum', schema: z.enum(SCHEME_STATUSES) },
    /** The version before it. */
    follows_id: { kind: 'id', schema: idSchema.nullable() },
  },
})

const level = z.strictObject({
  level: z.enum(SELLER_LEVELS),
  rate_pct: rateText(),
  /** Earned through others' sales: a head's part. */
  is_override: z.boolean().default(false),
})
const tranche = z.strictObject({
  name: maybeText(80),
  trigger_pct: rateText(),
  release_pct: rateText(),
  requires_event: z.enum(TRANCHE_EVENTS).default('none'),
})

const { fields } = commissionSchemeResource
/** POST /commission/schemes drafts one, PATCH changes a draft; tranches stand in their order. */
export const schemeDraftSchema = z.strictObject({
  code: fields.code.schema,
  name: fields.name.schema,
  developer_id: fields.developer_id.schema,
  project_id: fields.project_id.schema,
  valid_from: fields.valid_from.schema,
  valid_to: fields.valid_to.schema,
  base_kind: fields.base_kind.schema,
  company_rate_pct: fields.company_rate_pct.schema,
  vat_mode: fields.vat_mode.schema,
  trigger_kind: fields.trigger_kind.schema,
  requires_documents: fields.requires_documents.schema,
  requires_pdc: fields.requires_pdc.schema,
  vacant_rule: fields.vacant_rule.schema,
  holdback_rate_pct: fields.holdback_rate_pct.schema,
  holdback_release_rule: fields.holdback_release_rule.schema,
  clawback_rule: fields.clawback_rule.schema,
  levels: z.array(level).min(1).max(5),
  tranches: z.array(tranche).min(1).max(12),
})
export type SchemeDraft = z.infer<typeof schemeDraftSchema>

const ownTerms = schemeDraftSchema.omit({ levels: true, tranches: true })
type OwnTerm = keyof typeof ownTerms.shape
/** What a scheme says beside its levels and tranches, in the order of its page. */
export const SCHEME_TERMS = Object.keys(ownTerms.shape) as OwnTerm[]
/** Of these, what all versions of a line have in common. */
export const LINE_TERMS = ['code', 'developer_id', 'project_id'] as const satisfies readonly OwnTerm[]

/** What a scheme says of itself: what is copied, frozen and compared. */
export const schemeTermsSchema = ownTerms.extend({
  levels: z.array(level),
  tranches: z.array(tranche.extend({ seq: z.number().int() })),
})
export type SchemeTerms = z.infer<typeof schemeTermsSchema>

const schemeRowSchema = shownSchema(commissionSchemeResource)
export type SchemeRow = z.infer<typeof schemeRowSchema> & { id: string }

export const schemeDetailSchema = schemeRowSchema.extend({
  levels: schemeTermsSchema.shape.levels,
  tranches: schemeTermsSchema.shape.tranches,
  /** What keeps a draft from being published. */
  faults: z.array(z.enum([...SCHEME_FAULTS, ...VERSION_FAULTS])),
  /** The version that it follows, to compare it with; null for the first one. */
  former: schemeTermsSchema.extend({ id: idSchema, version: z.number().int() }).nullable(),
  /** Until when that one holds again where this one, published and still to come, is taken back. */
  former_valid_to: dateText.nullable(),
  /** All of its line, newest first. */
  versions: z.array(
    z.object({
      id: idSchema,
      version: z.number().int(),
      state: z.enum(SCHEME_STATES),
      valid_from: dateText,
      valid_to: dateText.nullable(),
      frozen_sales: z.number().int(),
    }),
  ),
})
export type SchemeDetail = z.infer<typeof schemeDetailSchema>

/** POST /:id/versions: from when the next version shall hold. */
export const nextVersionSchema = z.strictObject({ valid_from: dateText })

/** GET /:id/sales: the latest that were booked by it. */
export const frozenSaleSchema = z.object({
  id: idSchema,
  sale_no: z.string().nullable(),
  unit_code: z.string(),
  buyer_name: z.string(),
  booked_at: z.string(),
  gross_amount: z.string(),
})
export type FrozenSale = z.infer<typeof frozenSaleSchema>
