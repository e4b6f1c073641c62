import { z } from 'zod'
import { defineResource, type ListedRow, type Row } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT, rateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { BASE_KINDS } from '@contract/selling/scheme.rules'
import { VAT_TREATMENTS } from '@contract/selling/vat.rules'
import { PAYMENT_STAGES } from '@contract/modules/sales/payment-stage.rules'
import { CANCEL_KINDS, CANCEL_REASONS, DISCOUNT_KINDS } from '@contract/selling/sale-words'
import { SALE_STATUSES } from '@contract/modules/sales/sale-status'
import { FINANCINGS } from '@contract/selling/schedule.rules'

const instant = z.string().nullable()
const months = z.number().int()

/** A sale as it stands. Written by commands alone: nothing of it is typed into a list. */
export const saleResource = defineResource({
  name: 'sale',
  path: '/sales/records',
  table: 'sale',
  permission: 'sales.record',
  scope: { ou: 'ou_id', named: { table: 'sale_seller', record: 'sale_id', employee: 'employee_id' } },
  // Who drafts sales adds files to them; a draft of somebody else is changed by who may edit alone.
  actions: { edit: 'create' },
  title: 'sale_no',
  defaultSort: [{ field: 'reservation_date', direction: 'desc' }],
  search: 'indexed',
  countedBy: 'status',
  quick: 'status',
  fields: {
    /** From the reservation on. */
    sale_no: { kind: 'code', schema: z.string().nullable(), searchable: true, ...KEPT },
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...KEPT },
    project_id: { kind: 'reference', to: 'project', schema: idSchema, ...KEPT },
    developer_id: { kind: 'reference', to: 'developer', schema: idSchema, ...KEPT },
    unit_id: { kind: 'reference', to: 'property_unit', schema: idSchema, listed: true, filterable: true },
    /** As they were called when this was written last: a list of a million needs no look beside it. */
    unit_code: { kind: 'code', schema: z.string(), searchable: true, ...KEPT },
    buyer_id: { kind: 'reference', to: 'buyer', schema: idSchema, listed: true, filterable: true },
    buyer_name: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    seller_names: { kind: 'text', schema: z.string(), searchable: true, ...KEPT },
    team_id: { kind: 'reference', to: 'sales_team', schema: idSchema.nullable(), ...KEPT },
    status: { kind: 'enum', schema: z.enum(SALE_STATUSES), ...KEPT },
    payment_stage: { kind: 'enum', schema: z.enum(PAYMENT_STAGES), ...KEPT },
    financing: { kind: 'enum', schema: z.enum(FINANCINGS), ...KEPT },
    lender_bank_id: { kind: 'reference', to: 'bank', schema: idSchema.nullable() },
    list_price: { kind: 'money', schema: amountText, ...KEPT },
    vat_inclusive_prices: { kind: 'boolean', schema: z.boolean() },
    discount_kind: { kind: 'enum', schema: z.enum(DISCOUNT_KINDS), ...KEPT },
    discount_rate_pct: { kind: 'rate', schema: rateText().nullable() },
    discount_amount: { kind: 'money', schema: amountText, ...KEPT },
    net_list_price: { kind: 'money', schema: amountText, ...KEPT },
    vat_treatment: { kind: 'enum', schema: z.enum(VAT_TREATMENTS), ...KEPT },
    /** Why it is another treatment than the law's own; null where it is that. */
    vat_reason: { kind: 'text', schema: z.string().nullable() },
    vat_rate_pct: { kind: 'rate', schema: rateText() },
    vat_amount: { kind: 'money', schema: amountText, ...KEPT },
    misc_fee_rate_pct: { kind: 'rate', schema: rateText() },
    misc_fee_amount: { kind: 'money', schema: amountText, ...KEPT },
    other_charges: { kind: 'money', schema: amountText },
    tcp: { kind: 'money', schema: amountText, ...KEPT },
    commission_base_kind: { kind: 'enum', schema: z.enum(BASE_KINDS) },
    commission_base: { kind: 'money', schema: amountText },
    reservation_fee: { kind: 'money', schema: amountText, ...KEPT },
    reservation_date: { kind: 'date', schema: dateText, ...KEPT },
    reservation_or_ar_no: { kind: 'code', schema: z.string().nullable() },
    reservation_valid_to: { kind: 'date', schema: dateText, ...KEPT },
    /** The earliest instalment that is not paid, and all that its day asks for; kept by the database. */
    next_due_on: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    next_due_amount: { kind: 'money', schema: amountText.nullable(), ...KEPT },
    notice_sent_on: { kind: 'date', schema: dateText.nullable() },
    dp_rate_pct: { kind: 'rate', schema: rateText() },
    dp_amount: { kind: 'money', schema: amountText, ...KEPT },
    dp_terms_months: { kind: 'integer', schema: months },
    dp_start_date: { kind: 'date', schema: dateText },
    spot_dp_amount: { kind: 'money', schema: amountText },
    balance_amount: { kind: 'money', schema: amountText, ...KEPT },
    balance_terms_months: { kind: 'integer', schema: months },
    interest_rate_pct: { kind: 'rate', schema: rateText() },
    documents_complete_at: { kind: 'instant', schema: instant, ...KEPT },
    cts_signed_at: { kind: 'date', schema: dateText.nullable(), ...KEPT },
    booked_at: { kind: 'instant', schema: instant, ...KEPT },
    fully_paid_at: { kind: 'instant', schema: instant, ...KEPT },
    cancelled_at: { kind: 'instant', schema: instant, ...KEPT },
    cancel_reason_code: { kind: 'enum', schema: z.enum(CANCEL_REASONS).nullable(), ...KEPT },
    cancel_kind: { kind: 'enum', schema: z.enum(CANCEL_KINDS).nullable(), ...KEPT },
    cancel_note: { kind: 'long_text', schema: z.string().nullable() },
    developer_notice_no: { kind: 'code', schema: z.string().nullable() },
    rf_refunded: { kind: 'money', schema: amountText },
    rf_forfeited: { kind: 'money', schema: amountText },
    /** What it was booked under; null before that. */
    scheme_snapshot: { kind: 'json', schema: z.unknown(), discreet: true },
    lead_id: { kind: 'reference', to: 'lead', schema: idSchema.nullable(), filterable: true },
    /** The quote that it was made from. */
    quote_id: { kind: 'id', schema: idSchema.nullable() },
    /** The price is not the list's, and nobody has allowed that yet where the second one is null. */
    price_outside_list: { kind: 'boolean', schema: z.boolean(), ...KEPT },
    price_allowed_by: { kind: 'user', to: 'user', schema: idSchema.nullable() },
    price_allowed_reason: { kind: 'text', schema: z.string().nullable() },
    protection_waived_by: { kind: 'user', to: 'user', schema: idSchema.nullable() },
    protection_waived_reason: { kind: 'text', schema: z.string().nullable() },
    /** When the desk was notified that this draft is ready. */
    reservation_asked_at: { kind: 'instant', schema: instant, ...KEPT },
    reservation_asked_by: { kind: 'user', to: 'user', schema: idSchema.nullable() },
    remarks: { kind: 'long_text', schema: z.string().nullable() },
  },
})

export type SaleRow = Row<typeof saleResource>
export type ListedSale = ListedRow<typeof saleResource>
