import { z } from 'zod'
import { defineResource, shownSchema, type Row } from '@contract/kernel/define-resource'
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
import { BASE_KINDS, SELLER_LEVELS } from '@contract/modules/commission/scheme.rules'

export const SCHEME_STATUSES = ['draft', 'active', 'retired'] as const
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
  table: 'commission_scheme',
  permission: 'commission.scheme',
  scope: { own: 'created_by' },
  title: 'name',
  defaultSort: [{ field: 'code', direction: 'asc' }],
  fields: {
    code: { kind: 'code', schema: codeText, searchable: true, ...EVERYWHERE },
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
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
    status: { kind: 'enum', schema: z.enum(SCHEME_STATUSES), ...KEPT },
  },
})
export type CommissionScheme = Row<typeof commissionSchemeResource>

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

export const schemeDetailSchema = shownSchema(commissionSchemeResource).extend({
  levels: z.array(level),
  tranches: z.array(tranche.extend({ seq: z.number().int() })),
  /** Codes of what keeps it from being used (scheme.rules). */
  faults: z.array(z.string()),
})
/** POST /:id/retire: the last day it holds for. */
export const retireSchemeSchema = z.strictObject({ valid_to: dateText })
