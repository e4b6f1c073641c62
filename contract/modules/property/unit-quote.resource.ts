import { z } from 'zod'
import { defineResource, type ListedRow, type Row } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { quoteFiguresSchema, quoteTermsSchema } from '@contract/modules/property/quote.schema'
import { FINANCINGS } from '@contract/selling/schedule.rules'

/** Open until a sale is made of it; free again when that sale ends before it is booked. A lapsed one is still open. */
export const QUOTE_STATUSES = ['open', 'drafted', 'reserved', 'sold'] as const

const instant = z.string().nullable()
const money = { kind: 'money', schema: amountText, ...KEPT } as const

/**
 * What a client was told that a unit would cost: price, terms and figures as they were then, whatever the price list
 * says later. It is the first draft of a sale, so whoever may draft one may quote, and sees whose sales they see.
 */
export const unitQuoteResource = defineResource({
  name: 'unit_quote',
  path: '/property/quotes',
  table: 'unit_quote',
  permission: 'sales.record',
  scope: { ou: 'ou_id', line: 'seller_employee_id' },
  title: 'quote_no',
  defaultSort: [{ field: 'created_at', direction: 'desc' }],
  fields: {
    quote_no: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    unit_id: { kind: 'id', schema: idSchema, listed: true, filterable: true },
    unit_code: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    project_id: { kind: 'reference', to: 'project', schema: idSchema, ...KEPT },
    seller_employee_id: { kind: 'reference', to: 'employee', schema: idSchema, ...KEPT },
    lead_id: { kind: 'id', schema: idSchema.nullable(), listed: true, filterable: true },
    prepared_for: { kind: 'text', schema: z.string().nullable(), discreet: true, searchable: true, ...KEPT },
    list_price: money,
    discount_amount: money,
    tcp: money,
    reservation_fee: money,
    dp_amount: money,
    financing: { kind: 'enum', schema: z.enum(FINANCINGS), ...KEPT },
    quoted_on: { kind: 'date', schema: dateText, ...KEPT },
    valid_until: { kind: 'date', schema: dateText, ...KEPT },
    status: { kind: 'enum', schema: z.enum(QUOTE_STATUSES).default('open'), ...KEPT },
    /** The sale that was made of it; null while it is open. */
    sale_id: { kind: 'id', schema: idSchema.nullable(), listed: true },
    terms: { kind: 'json', schema: quoteTermsSchema },
    figures: { kind: 'json', schema: quoteFiguresSchema },
    link_expires_at: { kind: 'instant', schema: instant, ...KEPT },
    link_revoked_at: { kind: 'instant', schema: instant, ...KEPT },
    open_count: { kind: 'integer', schema: z.number().int(), ...KEPT },
    last_opened_at: { kind: 'instant', schema: instant, ...KEPT },
    /** What the buyer said on the page of the link, last. */
    interested_at: { kind: 'instant', schema: instant, ...KEPT },
    interest_contact: { kind: 'text', schema: z.string().nullable(), discreet: true, ...KEPT },
    interest_note: { kind: 'text', schema: z.string().nullable(), discreet: true, ...KEPT },
  },
})

export type UnitQuote = Row<typeof unitQuoteResource>
export type ListedUnitQuote = ListedRow<typeof unitQuoteResource>
