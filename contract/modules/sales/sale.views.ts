import { z } from 'zod'
import { dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { DOCUMENT_GIVERS, DOCUMENT_KEEPERS } from '@contract/selling/requirements.rules'
import { shareChangeSchema } from '@contract/selling/commission-adjustment'
import { commissionViewSchema } from '@contract/selling/commission.calls'
import { moreFileSchema } from '@contract/selling/document-files'
import { SELLER_LEVELS } from '@contract/selling/scheme.rules'
import { VAT_TREATMENTS } from '@contract/selling/vat.rules'
import {
  AMENDMENT_KINDS,
  AMENDMENT_STATUSES,
  MANDATORY_FOR,
  SALE_DOCUMENT_STATUSES,
} from '@contract/selling/sale-words'
import { SALE_TRIGGERS } from '@contract/modules/sales/sale-state.rules'
import { SALE_STATUSES } from '@contract/modules/sales/sale-status'
import { SCHEDULE_KINDS } from '@contract/selling/schedule.rules'
import { stepSchema } from '@contract/selling/step.schema'

const money = z.string()
const instant = z.string()

export const scheduleRowSchema = z.object({
  seq: z.number().int(),
  kind: z.enum(SCHEDULE_KINDS),
  due_date: dateText,
  principal: money,
  interest: money,
  amount: money,
  paid_amount: money,
  /** What is left of the contract price after it, interest aside. */
  principal_left: money,
})

const priceSchema = z.object({
  list_price: money,
  discount_amount: money,
  net_list_price: money,
  vat_amount: money,
  misc_fee_amount: money,
  other_charges: money,
  tcp: money,
  steps: z.array(stepSchema),
  vat: z.object({
    treatment: z.enum(VAT_TREATMENTS),
    rate_pct: z.string(),
    /** What the law says by itself, and why; null where a person decided otherwise and nobody asked the law. */
    law: z.enum(VAT_TREATMENTS),
    because: z.string(),
    threshold: money.nullable(),
    reason: z.string().nullable(),
  }),
  /** Not what the price list gives: somebody with the right to leave it must allow it before a reservation. */
  outside_list: z.boolean(),
})

const scheduleSchema = z.object({
  dp_amount: money,
  balance_amount: money,
  equity: money,
  /** Of the principal of all rows: it is the contract price. */
  principal_total: money,
  interest_total: money,
  rows: z.array(scheduleRowSchema),
})

/** `path` is the field of the form that it stands beside; `code` the key of its words. */
const problemSchema = z.object({ path: z.string(), code: z.string(), message: z.string() })

/** no name and no number, but where the lead is and until when it is protected. */
const protectionSchema = z.object({
  ou_code: z.string(),
  protected_until: dateText,
  waived: z.boolean(),
})

export const salePreviewSchema = z.object({
  price: priceSchema.nullable(),
  schedule: scheduleSchema.nullable(),
  commission: commissionViewSchema.nullable(),
  reservation_valid_to: dateText,
  protection: protectionSchema.nullable(),
  /** What keeps it from being drafted (`blocks`) or only from being reserved. */
  problems: z.array(problemSchema.extend({ blocks: z.boolean() })),
})
export type SalePreview = z.infer<typeof salePreviewSchema>

export const macedaSchema = z.object({
  total_paid: money,
  monthly_instalment: money,
  years_paid: z.number().int(),
  years_elapsed: z.number().int(),
  grace: z.object({ unit: z.enum(['days', 'months']), count: z.number().int() }),
  refund_rate_pct: z.string(),
  refund: money,
  oldest_unpaid_due: dateText.nullable(),
  grace_ends_on: dateText.nullable(),
  /** If a notarial notice were received today. */
  earliest_cancellation_on: dateText.nullable(),
})
export type MacedaPanel = z.infer<typeof macedaSchema>

export const saleDocumentSchema = z.object({
  id: idSchema,
  requirement_id: idSchema,
  code: z.string(),
  name: z.string(),
  mandatory_for: z.enum(MANDATORY_FOR),
  from_whom: z.enum(DOCUMENT_GIVERS),
  kept_with: z.enum(DOCUMENT_KEEPERS),
  /** Whose paper it is: the principal's or a co-buyer's. */
  buyer_id: idSchema,
  buyer_name: z.string(),
  /** It is kept with the buyer, and decided there for all their sales. */
  buyer_document_id: idSchema.nullable(),
  status: z.enum(SALE_DOCUMENT_STATUSES),
  attachment_id: idSchema.nullable(),
  file_name: z.string().nullable(),
  due_date: dateText.nullable(),
  valid_to: dateText.nullable(),
  verified_by: z.string().nullable(),
  verified_at: instant.nullable(),
  reject_reason: z.string().nullable(),
  mime: z.string().nullable(),
  more_files: z.array(moreFileSchema),
  asks_valid_to: z.boolean(),
  row_version: z.number().int(),
  /** The caller handed it in and waits for somebody else to verify it. */
  is_own: z.boolean(),
  may: z.object({ submit: z.boolean(), verify: z.boolean(), reject: z.boolean() }),
})

/** GET /sales/documents/waiting: papers of sales that the caller may verify now, the oldest first. */
export const waitingSalePaperSchema = z.object({
  id: idSchema,
  sale_id: idSchema,
  sale_no: z.string().nullable(),
  name: z.string(),
  buyer_name: z.string(),
  handed_in_at: instant,
  attachment_id: idSchema,
  file_name: z.string(),
  mime: z.string(),
  more_files: z.array(moreFileSchema),
  row_version: z.number().int(),
})
export type WaitingSalePaper = z.infer<typeof waitingSalePaperSchema>

export const amendmentSchema = z.object({
  id: idSchema,
  kind: z.enum(AMENDMENT_KINDS),
  status: z.enum(AMENDMENT_STATUSES),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  effective_date: dateText,
  reason: z.string(),
  asked_by: z.string().nullable(),
  asked_at: instant,
  approved_by: z.string().nullable(),
  decided_at: instant.nullable(),
  may: z.object({ withdraw: z.boolean() }),
})
export type ShownAmendment = z.infer<typeof amendmentSchema>

/** What an amendment would change, before anybody is asked. */
export const amendmentPreviewSchema = z.object({
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  preview: salePreviewSchema,
  /** What becomes of a commission that is locked already, share by share; null where none is, or nobody may know. */
  commission: z.object({ changes: z.array(shareChangeSchema), refusal: z.string().nullable() }).nullable(),
})

export const saleDetailSchema = z.object({
  price: priceSchema,
  schedule: scheduleSchema,
  sellers: z.array(
    z.object({
      id: idSchema,
      seller_id: idSchema,
      name: z.string(),
      level: z.enum(SELLER_LEVELS),
      /** Null for who sees neither this seller's commission nor writes the parts down. */
      share_weight: z.string().nullable(),
      /** Frozen at the booking; null before it, and for who may not see this seller's commission. */
      rate_pct: z.string().nullable(),
      position: z.string().nullable(),
      sequence_no: z.number().int(),
    }),
  ),
  buyer: z.object({
    id: idSchema,
    buyer_no: z.string(),
    name: z.string(),
    consented: z.boolean(),
    mobile: z.string().nullable(),
    email: z.string().nullable(),
  }),
  co_buyers: z.array(
    z.object({
      buyer_id: idSchema,
      name: z.string(),
      share_pct: z.string(),
      relationship: z.string().nullable(),
      seq: z.number().int(),
    }),
  ),
  unit: z.object({
    id: idSchema,
    unit_code: z.string(),
    project_name: z.string(),
    status: z.string(),
    list_price: money,
  }),
  /** What it was made from, and the unit that it quoted; null where there was none. */
  quote: z.object({ id: idSchema, quote_no: z.string(), unit_id: idSchema }).nullable(),
  documents: z.array(saleDocumentSchema),
  /** Null for whoever may not see commission. */
  commission: commissionViewSchema.nullable(),
  protection: protectionSchema.nullable(),
  paid: z.object({
    collected_principal: money,
    total_paid: money,
    taken_out_on: dateText.nullable(),
    has_pdc: z.boolean(),
  }),
  /** The phase bar, in its order; what ended early has "ended" as its last phase. */
  phases: z.array(
    z.object({
      phase: z.enum(['draft', 'reserved', 'booked', 'fully_paid', 'ended']),
      state: z.enum(['done', 'now', 'next']),
      at: instant.nullable(),
    }),
  ),
  /** The figures by which its steps are judged today. */
  limits: z.object({ forfeit_notice_days: z.number().int(), reinstatement_days: z.number().int() }),
  /** What may be done now, by the caller; `missing` names guards that are not met yet (sale-guards.rules). */
  actions: z.array(
    z.object({
      trigger: z.enum(SALE_TRIGGERS),
      missing: z.array(z.string()),
    }),
  ),
  /** POST /:id/ask-reservation: when the desk was notified of this draft, and by whom. */
  reservation_asked: z.object({ at: instant, by: z.string().nullable() }).nullable(),
  may: z.object({
    edit: z.boolean(),
    discard: z.boolean(),
    /** A draft of one's own, where confirming its reservation is somebody else's. */
    ask_reservation: z.boolean(),
    send_notice: z.boolean(),
    allow_price: z.boolean(),
    waive_protection: z.boolean(),
  }),
  events: z.array(
    z.object({
      id: idSchema,
      at: instant,
      from_status: z.enum(SALE_STATUSES).nullable(),
      to_status: z.enum(SALE_STATUSES),
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  amendments: z.array(amendmentSchema),
})
export type SaleDetail = z.infer<typeof saleDetailSchema>
