import { z } from 'zod'
import { defineDocument } from '@contract/kernel/define-document'
import type { KeptRow, Row } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT, ONCE } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { FUNDERS, INCENTIVE_METRICS } from '@contract/modules/commission/incentive-tier'
import { stepSchema } from '@contract/selling/step.schema'

/** A sale that was counted, with its part of the amount. */
export const grantLineSchema = z.object({
  sale_id: idSchema,
  sale_no: z.string(),
  sale_seller_id: idSchema,
  counted: z.string(),
  amount: amountText,
})
export type GrantLine = z.infer<typeof grantLineSchema>

/** What somebody reached in a program: written down as it stands when it is drafted, and paid as commission is. */
export const incentiveGrant = defineDocument({
  name: 'incentive_grant',
  path: '/commission/incentive-grants',
  permission: 'commission.incentive_grant',
  type: 'incentive_grant',
  numbers: 'incentive_grant',
  names: {
    program_id: 'Program',
    program_name: 'Name of the program',
    seller_id: 'Seller',
    payee_employee_id: 'Employee who gets it',
    funded_by: 'Funded by',
    developer_id: 'Developer',
    metric: 'Counted',
    counted: 'Sold',
    lines: 'Sales',
    steps: 'Computation',
    amount: 'Incentive',
    granted_on: 'Granted on',
    entry_id: 'Entry',
  },
  values: {
    funded_by: { company: 'The company', developer: 'The developer' },
    metric: { units: 'Units', net_sales: 'Net list price', gross_sales: 'Total contract price' },
  },
  shown: ['program_name', 'seller_id', 'counted', 'amount', 'funded_by'],
  facts: ['amount'],
  amount: 'amount',
  line: 'payee_employee_id',
  canBeVoided: true,
  touches: ['commission_transaction'],
  fields: {
    program_id: { kind: 'reference', to: 'incentive_program', schema: idSchema, ...ONCE },
    seller_id: { kind: 'reference', to: 'seller_profile', schema: idSchema, ...ONCE },
    program_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    /** Once it is approved: the seller sees it as his own from then on. */
    payee_employee_id: { kind: 'id', schema: idSchema.nullable() },
    funded_by: { kind: 'enum', schema: z.enum(FUNDERS), ...KEPT },
    developer_id: { kind: 'reference', to: 'developer', schema: idSchema.nullable(), ...KEPT },
    metric: { kind: 'enum', schema: z.enum(INCENTIVE_METRICS), ...KEPT },
    /** As text: units or money. */
    counted: { kind: 'text', schema: z.string(), ...KEPT },
    lines: { kind: 'json', schema: z.array(grantLineSchema) },
    steps: { kind: 'json', schema: z.array(stepSchema) },
    amount: { kind: 'money', schema: amountText, ...KEPT },
    granted_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    entry_id: { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT },
  },
})

export type IncentiveGrant = Row<typeof incentiveGrant.resource>
export type KeptIncentiveGrant = KeptRow<typeof incentiveGrant.resource>
