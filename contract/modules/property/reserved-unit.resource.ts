import { z } from 'zod'
import { defineResource, type ListedRow, type Row } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

export const RESERVED_STATUSES = ['on_hold', 'reserved', 'sold'] as const
/** Units that are kept for somebody: by a hold, a reservation or a sale. Written by their commands alone. */
export const reservedUnitResource = defineResource({
  name: 'reserved_unit',
  path: '/property/reserved',
  table: 'reserved_unit',
  permission: 'property.reserved',
  scope: { ou: 'ou_id', line: 'holder_employee_id' },
  title: 'unit_code',
  defaultSort: [{ field: 'since', direction: 'desc' }],
  search: 'indexed',
  quick: 'status',
  fields: {
    unit_code: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    unit_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
    project_id: { kind: 'reference', to: 'project', schema: idSchema, ...KEPT },
    status: { kind: 'enum', schema: z.enum(RESERVED_STATUSES), ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    hold_id: { kind: 'id', schema: idSchema.nullable(), listed: true },
    sale_id: { kind: 'id', schema: idSchema.nullable(), listed: true },
    sale_no: { kind: 'code', schema: z.string().nullable(), ...KEPT },
    /** Who holds it or, of a sale, who is first among its sellers. */
    holder_employee_id: { kind: 'id', schema: idSchema.nullable(), listed: true, filterable: true },
    holder_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    is_own: { kind: 'boolean', schema: z.boolean(), listed: true, filterable: true },
    /** The client's name, for those who may see the lead or the sale; null for all others. */
    for_whom: { kind: 'text', schema: z.string().nullable(), discreet: true, listed: true },
    since: { kind: 'date', schema: dateText, ...KEPT },
    /** When the hold ends or the reservation has stood its time; null once it is sold. */
    deadline_at: { kind: 'instant', schema: z.string().nullable(), ...KEPT },
    /** Of what is sold: the first day on which something is due that was not paid. */
    next_due_on: { kind: 'date', schema: dateText.nullable(), listed: true },
    extensions: { kind: 'integer', schema: z.number().int(), listed: true },
    list_price: { kind: 'money', schema: amountText, ...KEPT },
  },
})

export type ReservedUnit = Row<typeof reservedUnitResource>
export type ListedReservedUnit = ListedRow<typeof reservedUnitResource>
