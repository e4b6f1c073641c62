import { z } from 'zod'

/** A file of a document as whoever is asked sees it: `key` means something only beside the link that named it. */
const fileNameSchema = z.object({
  key: z.string(),
  name: z.string(),
  media_type: z.string(),
  size: z.number().int(),
})

/** What a line of a request is called; the portal and the mail say it in the reader's language. */
export const VIEW_LINES = [
  'leave_type',
  'period',
  'half_day',
  'days',
  'paid_days',
  'unpaid_days',
  'balance_after',
  'reason',
  'contact',
  'reliever',
  'work_date',
  'time_in',
  'time_out',
  'minutes',
  'amount',
  'payee',
  'purpose',
  'sale_change',
  'sale_subject',
  'sale_unit_code',
  'sale_buyer_name',
  'sale_co_buyers',
  'sale_sellers',
  'sale_list_price',
  'sale_discount_amount',
  'sale_vat_amount',
  'sale_misc_fee_amount',
  'sale_other_charges',
  'sale_tcp',
  'sale_financing',
  'sale_lender_bank',
  'sale_dp_rate_pct',
  'sale_dp_amount',
  'sale_dp_terms_months',
  'sale_dp_start_date',
  'sale_spot_dp_amount',
  'sale_balance_terms_months',
  'sale_interest_rate_pct',
  'needed_on',
  'balance_open',
  'document_date',
  /** Of the document's own fields: the line says what it is called. */
  'field',
] as const
export type ViewLineName = (typeof VIEW_LINES)[number]

/** How a value is to be read: `days` are hundredths as text ("2.50"), a `period` is two dates with a slash between. */
export const viewLineSchema = z.object({
  name: z.enum(VIEW_LINES),
  /** What the line is called, in the reader's language; without it the reader's side knows by the name. */
  label: z.string().optional(),
  kind: z.enum(['text', 'date', 'instant', 'period', 'days', 'minutes', 'money', 'phrase']),
  value: z.string(),
  /** Shown on the page alone: mails leave it out, and with a reason what was said about the request. */
  is_private: z.literal(true).optional(),
})
export type ViewLine = z.infer<typeof viewLineSchema>

/** Told beside a request: it explains, it never decides. */
const VIEW_NOTES = [
  'statutory',
  'confidential',
  'clash',
  'short_cover',
  'reliever_away',
  'documents_missing',
  'unpaid_part',
  'unpaid_whole',
  'after_the_fact',
] as const

/** What the same person asked before, of the same kind. */
export const earlierRequestSchema = z.object({
  number: z.string().nullable(),
  requested_at: z.string(),
  status: z.enum(['pending', 'approved', 'rejected', 'returned', 'withdrawn', 'expired']),
  lines: z.array(viewLineSchema),
})
export type EarlierRequest = z.infer<typeof earlierRequestSchema>

/** All that one who is asked gets to see of a document: no ids of records, nothing that the step does not need. */
export const approvalViewSchema = z.object({
  doc_type: z.string(),
  /** What it is called in the reader's language. */
  title: z.string(),
  number: z.string().nullable(),
  requester: z.object({ name: z.string(), position: z.string().nullable(), unit: z.string() }),
  requested_at: z.string(),
  lines: z.array(viewLineSchema),
  notes: z.array(z.object({ note: z.enum(VIEW_NOTES), text: z.string().nullable() })),
  files: z.array(fileNameSchema),
})
export type ApprovalView = z.infer<typeof approvalViewSchema>
