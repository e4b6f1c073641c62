import { z } from 'zod'
import { defineResource } from '@contract/kernel/define-resource'
import { amountText, dateText, decimalText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { SALE_STATUSES } from '@contract/modules/sales/sale-status'

/**
 * A sale as far as it is one seller's: co-sellers share it by their weights, and their shares are the sale to the
 * centavo. Written by the database beside the sale; the rows of the report's figures.
 */
export const saleCreditResource = defineResource({
  name: 'sale_credit',
  path: '/sales/report/shares',
  table: 'sale_credit',
  permission: 'sales.report',
  // Whoever may see a sale sees all of its shares, or they would not add up.
  scope: {
    ou: 'ou_id',
    named: { table: 'sale_seller', record: 'sale_id', employee: 'employee_id', of: 'sale_id' },
  },
  title: 'sale_no',
  defaultSort: [{ field: 'reservation_date', direction: 'desc' }],
  countedBy: 'status',
  fields: {
    sale_no: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    sale_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
    seller_id: { kind: 'reference', to: 'seller_profile', schema: idSchema.nullable(), ...KEPT },
    /** As a part of one sale; the percent is the same for people. */
    units: { kind: 'rate', schema: decimalText(0, 1, 4) },
    /** Of one sale, in percent. */
    share_pct: { kind: 'rate', schema: decimalText(0, 100, 4), ...KEPT },
    net_list_price: { kind: 'money', schema: amountText, ...KEPT },
    discount_amount: { kind: 'money', schema: amountText, ...KEPT },
    tcp: { kind: 'money', schema: amountText, ...KEPT },
    status: { kind: 'enum', schema: z.enum(SALE_STATUSES), ...KEPT },
    reservation_date: { kind: 'date', schema: dateText, ...KEPT },
    booked_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    ended_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    team_id: { kind: 'reference', to: 'sales_team', schema: idSchema.nullable(), ...KEPT },
    project_id: { kind: 'reference', to: 'project', schema: idSchema, ...KEPT },
    developer_id: { kind: 'reference', to: 'developer', schema: idSchema, ...KEPT },
  },
})
