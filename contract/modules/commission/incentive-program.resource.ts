import { z } from 'zod'
import { defineResource, type Row } from '@contract/kernel/define-resource'
import {
  dateText,
  EVERYWHERE,
  IN_RECORD,
  isActiveField,
  maybe,
  nameText,
  ONCE,
} from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { FUNDERS, INCENTIVE_METRICS, tiersSchema } from '@contract/modules/commission/incentive-tier'
import { SELLER_LEVELS } from '@contract/selling/scheme.rules'

/** What sellers of a unit get beside their commission for what they sell in a period. */
export const incentiveProgramResource = defineResource({
  name: 'incentive_program',
  path: '/commission/incentive-programs',
  table: 'incentive_program',
  permission: 'commission.incentive',
  scope: { ou: 'ou_id' },
  actions: { create: 'edit', deactivate: 'edit' },
  title: 'name',
  defaultSort: [{ field: 'valid_from', direction: 'desc' }],
  fields: {
    name: { kind: 'text', schema: nameText, searchable: true, ...EVERYWHERE },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    valid_from: { kind: 'date', schema: dateText, ...EVERYWHERE },
    valid_to: { kind: 'date', schema: dateText, ...EVERYWHERE },
    metric: { kind: 'enum', schema: z.enum(INCENTIVE_METRICS), ...EVERYWHERE },
    /** Who gets it: whoever stands at this level in the sale. */
    level: { kind: 'enum', schema: z.enum(SELLER_LEVELS), ...EVERYWHERE },
    funded_by: { kind: 'enum', schema: z.enum(FUNDERS), ...EVERYWHERE },
    developer_id: { kind: 'reference', to: 'developer', schema: maybe(idSchema), ...EVERYWHERE },
    tiers: { kind: 'json', schema: tiersSchema, ...IN_RECORD },
    is_active: isActiveField,
  },
})

export type IncentiveProgram = Row<typeof incentiveProgramResource>
