import { z } from 'zod'
import { emailText, linesText, nameText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { linkNonce, linkToken } from '@contract/kernel/link-secrets'
import { LOCALE_CODES } from '@contract/kernel/locales'
import { mailedPaperSchema } from '@contract/kernel/mailed-paper'
import { statementMemoSchema } from '@contract/modules/commission/statement-memo'
import { MOST_STATEMENT_LINES } from '@contract/modules/commission/statement-line'

const MOST_ADDRESSES = 10

/** As somebody types them: one a line, or with commas between. */
export const typedAddresses = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(address => address.toLowerCase()),
  ),
]

const isAddressList = (text: string) => {
  const addresses = typedAddresses(text)
  return addresses.length <= MOST_ADDRESSES && addresses.every(each => emailText.safeParse(each).success)
}
export const addressesText = linesText(1, 2600).refine(isAddressList, 'email_malformed')

const disputedLine = z.object({ no: z.number().int().min(1), reason: linesText(1, 500) })

/** POST /external/statement-answer: the lines that are not agreed with; none where all of it is. */
export const answerStatementSchema = z.strictObject({
  token: linkToken,
  nonce: linkNonce,
  answered_by: nameText,
  disputed: z
    .array(disputedLine.strict())
    .max(MOST_STATEMENT_LINES)
    .refine(lines => new Set(lines.map(({ no }) => no)).size === lines.length, 'invalid'),
})
export type AnswerStatement = z.output<typeof answerStatementSchema>

/** What a developer said by a link. */
export const statementAnswerSchema = z.object({ by: z.string(), disputed: z.array(disputedLine) })

/** What the holder of a link reads: the statement as it was sent, and where it stands now. */
export const openedStatementSchema = z.object({
  nonce: z.string(),
  locale: z.enum(LOCALE_CODES),
  company: z.object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
  developer_name: z.string(),
  number: z.string(),
  statement_on: z.string(),
  due_on: z.string(),
  status: z.string(),
  lines: z.array(
    z.object({
      no: z.number().int(),
      sale_no: z.string(),
      unit_code: z.string(),
      buyer_name: z.string(),
      seq: z.number().int(),
      net: z.string(),
      vat: z.string(),
      gross: z.string(),
      ewt: z.string(),
    }),
  ),
  net_amount: z.string(),
  vat_amount: z.string(),
  gross_amount: z.string(),
  expected_ewt: z.string(),
  collectible: z.string(),
  settled_amount: z.string(),
  /** What changed of it after it was sent. */
  memos: z.array(
    statementMemoSchema.pick({ number: true, kind: true, memo_on: true, gross_amount: true, status: true }),
  ),
  /** What can be answered from where the statement stands, by this link. */
  may: z.array(z.enum(['acknowledge', 'dispute'])),
  answered: statementAnswerSchema.extend({ at: z.string() }).nullable(),
})
export type OpenedStatement = z.infer<typeof openedStatementSchema>

/** GET /commission/statements/:id/mailing: to whom it may be mailed, to whom it was, and what was answered. */
export const statementMailingSchema = z.object({
  contacts: z.array(z.object({ name: z.string(), email: z.string() })),
  memos: z.array(statementMemoSchema),
  mails: z.array(mailedPaperSchema.extend({ answer: statementAnswerSchema.nullable() })),
  disputes: z.array(
    z.object({
      id: idSchema,
      tranche_id: idSchema,
      reason: z.string(),
      disputed_by: z.string(),
      disputed_on: z.string(),
      settled_on: z.string().nullable(),
      settlement: z.string().nullable(),
    }),
  ),
})
export type StatementMailing = z.infer<typeof statementMailingSchema>
