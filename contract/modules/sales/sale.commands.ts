import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { dateText, linesText, lineText, maybe, maybeLines } from '@contract/kernel/field-declarations'
import { amendSaleSchema, cancelSaleSchema, draftSaleSchema } from '@contract/selling/sale.calls'
import { saleResource } from '@contract/modules/sales/sale.resource'

const editOrCreate = { permission: 'sales.record.edit', or: 'sales.record.create' } as const
const withReason = { reason: { kind: 'long_text', schema: linesText(3, 1000) } } as const

const SOLD = ['property_unit', 'unit_hold', 'approval_request', 'lead', 'unit_quote']

export const saleCommands = defineCommands(withTouches(saleResource, SOLD), {
  draft: {
    on: 'list',
    path: '',
    permission: 'sales.record.create',
    summary: 'Draft a sale',
    body: draftSaleSchema,
    makes: true,
  },
  change: {
    path: '',
    method: 'PATCH',
    permission: editOrCreate,
    summary: 'Change a sale that is still a draft',
    body: draftSaleSchema,
  },
  discard: {
    permission: editOrCreate,
    summary: 'Throw the draft of a sale away',
    answer: null,
  },
  ask_reservation: {
    permission: 'sales.record.create',
    summary: 'Tell those who confirm reservations that a draft is ready',
  },
  allow_price: {
    permission: 'sales.record.override_price',
    summary: 'Allow the price of a draft that is outside the list',
    fields: withReason,
  },
  /** Whoever may move a lead from one seller to another may let another sell to it. */
  waive_protection: {
    permission: 'buyer.lead.transfer',
    summary: 'Let other sellers sell to a protected lead, with a reason',
    fields: withReason,
  },
  reserve: {
    permission: 'sales.record.reserve',
    summary: 'Confirm the reservation of a sale',
    fields: {
      /** The developer's receipt for the reservation fee. */
      reservation_or_ar_no: { kind: 'code', schema: lineText(1, 40) },
      /** The day on that receipt; null: as drafted. */
      reservation_date: { kind: 'date', schema: maybe(dateText) },
    },
  },
  book: {
    permission: 'sales.record.book',
    summary: 'Book a reserved sale, and freeze what it earns whom',
    fields: { cts_signed_on: { kind: 'date', schema: dateText } },
  },
  notice: {
    permission: 'sales.record.forfeit',
    summary: 'Note that the buyer was told that the reservation runs out',
    fields: { sent_on: { kind: 'date', schema: dateText } },
  },
  forfeit: {
    permission: 'sales.record.forfeit',
    summary: 'Forfeit a reservation that has run out',
    fields: { note: { kind: 'long_text', schema: maybeLines(1000) } },
  },
  cancel: {
    permission: 'sales.record.cancel',
    summary: 'Cancel a reservation, or ask to cancel a booked sale',
    body: cancelSaleSchema,
  },
  reinstate: {
    permission: 'sales.record.reinstate',
    summary: 'Bring a cancelled sale back while its unit is free',
    fields: withReason,
  },
  amend: {
    path: 'amendments',
    permission: 'sales.record.amend',
    summary: 'Ask for a change of a sale that is reserved or booked',
    body: amendSaleSchema,
  },
  withdraw_amendment: {
    path: 'amendments/:amendment/withdraw',
    permission: { permission: 'sales.record.amend', or: 'sales.record.cancel' },
    summary: 'Take back a change that one has asked for',
  },
})
