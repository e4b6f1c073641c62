import { z } from 'zod'
import { amountText, dateText, signedAmountText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import type { Centavos } from '@contract/kernel/money'

export const MEMO_KINDS = ['credit_memo', 'debit_memo'] as const
export type MemoKind = (typeof MEMO_KINDS)[number]

/** What of a line a memo takes away, or adds: below nothing where more is due. */
export type MemoLine = { line_id: string; net: Centavos; gross: Centavos }

/** Takes away what the other added, line by line: the other is void. */
export const isMirror = (lines: readonly MemoLine[], other: readonly MemoLine[]): boolean =>
  lines.length === other.length &&
  lines.every(({ line_id, net, gross }) =>
    other.some(line => line.line_id === line_id && line.net === -net && line.gross === -gross),
  )

/** A credit or debit memo to a statement of account, as its readers see it. */
export const statementMemoSchema = z.object({
  id: idSchema,
  kind: z.enum(MEMO_KINDS),
  number: z.string(),
  memo_on: dateText,
  reason: z.string().nullable(),
  net_amount: amountText,
  vat_amount: amountText,
  gross_amount: amountText,
  ewt_amount: amountText,
  unpaid_amount: signedAmountText,
  refund_amount: signedAmountText,
  status: z.enum(['issued', 'voided']),
  /** The number of the memo that it voids, or that voids it. */
  mirror: z.string().nullable(),
  entry_id: idSchema,
  entry_no: z.string(),
})
export type StatementMemo = z.infer<typeof statementMemoSchema>
