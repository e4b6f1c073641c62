import { z } from 'zod'
import { attachmentSchema } from '@contract/kernel/record-calls'
import { idSchema } from '@contract/kernel/ids'
import { MEMO_CATEGORIES, memoBody, memoTitle } from '@contract/modules/files/memo.resource'

export const RECEIPT_STATES = ['unread', 'read', 'to_acknowledge', 'overdue', 'acknowledged'] as const
const receiptStateSchema = z.enum(RECEIPT_STATES)

/** What was published is changed by a new version, and by nothing else. */
export const reviseMemoSchema = z.strictObject({
  title: memoTitle,
  body_md: memoBody,
  /** Ticked: whoever acknowledged the version before is asked again. */
  is_material: z.boolean(),
})
export type ReviseMemo = z.infer<typeof reviseMemoSchema>

export const memoVersionSchema = z.object({
  version: z.number().int(),
  title: z.string(),
  body_md: z.string(),
  is_material: z.boolean(),
  published_at: z.string(),
  published_by: z.string().nullable(),
})
export type MemoVersion = z.infer<typeof memoVersionSchema>

export const memoReceiptSchema = z.object({
  employee_id: idSchema,
  employee_no: z.string(),
  full_name: z.string(),
  ou_code: z.string(),
  has_account: z.boolean(),
  state: receiptStateSchema,
  first_read_at: z.string().nullable(),
  acknowledged_at: z.string().nullable(),
  reminder_count: z.number().int(),
})
export type MemoReceipt = z.infer<typeof memoReceiptSchema>

export const memoReceiptsSchema = z.object({
  version: z.number().int(),
  requires_ack: z.boolean(),
  people: z.array(memoReceiptSchema),
})
export type MemoReceipts = z.infer<typeof memoReceiptsSchema>

/** A memo as somebody of its audience finds it. */
export const ownMemoSchema = z.object({
  id: idSchema,
  memo_no: z.string(),
  title: z.string(),
  category: z.enum(MEMO_CATEGORIES),
  version: z.number().int(),
  published_at: z.string(),
  /** Of the version that stands now. */
  changed_at: z.string(),
  from: z.string(),
  requires_ack: z.boolean(),
  ack_deadline: z.string().nullable(),
  expires_on: z.string().nullable(),
  is_over: z.boolean(),
  state: receiptStateSchema,
  acknowledged_at: z.string().nullable(),
  file_count: z.number().int(),
})
export type OwnMemo = z.infer<typeof ownMemoSchema>

export const ownMemoPageSchema = ownMemoSchema.extend({
  body_md: z.string(),
  files: z.array(attachmentSchema),
})
export type OwnMemoPage = z.infer<typeof ownMemoPageSchema>

/** Acknowledged is what was on the screen: a version that came meanwhile is another question. */
export const acknowledgeSchema = z.strictObject({ version: z.number().int().min(1) })
