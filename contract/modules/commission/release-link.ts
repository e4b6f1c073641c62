import { z } from 'zod'
import { linesText } from '@contract/kernel/field-declarations'
import { linkNonce, linkToken } from '@contract/kernel/link-secrets'
import { LOCALE_CODES } from '@contract/kernel/locales'
import { mailedPaperSchema } from '@contract/kernel/mailed-paper'
import { PAYMENT_STEPS } from '@contract/modules/commission/release-steps.rules'
import { RELEASE_MODES } from '@contract/modules/commission/release.document'

/** POST /external/release-answer: no problem where the money has come. */
export const answerReleaseSchema = z.strictObject({
  token: linkToken,
  nonce: linkNonce,
  problem: linesText(1, 500).nullable(),
})
export type AnswerRelease = z.output<typeof answerReleaseSchema>

export const releaseAnswerSchema = z.object({ problem: z.string().nullable() })

/** What a payee reads by the link of a payment; of accounts no number. */
export const openedReleaseSchema = z.object({
  nonce: z.string(),
  locale: z.enum(LOCALE_CODES),
  company_name: z.string(),
  payee: z.string(),
  number: z.string(),
  paid_on: z.string(),
  pay_mode: z.enum(RELEASE_MODES),
  ewt_rate: z.string(),
  other_note: z.string(),
  steps: z.array(z.object({ name: z.enum(PAYMENT_STEPS), amount: z.string(), isLess: z.boolean() })),
  status: z.string(),
  may_answer: z.boolean(),
  answered: releaseAnswerSchema.extend({ at: z.string() }).nullable(),
})
export type OpenedRelease = z.infer<typeof openedReleaseSchema>

/** GET /commission/releases/:id/mailing: the address of the payee, and what he answered. */
export const releaseMailingSchema = z.object({
  has_address: z.boolean(),
  mails: z.array(mailedPaperSchema.extend({ answer: releaseAnswerSchema.nullable() })),
})
export type ReleaseMailing = z.infer<typeof releaseMailingSchema>
