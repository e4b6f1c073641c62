import { z } from 'zod'
import { EXTERNAL_PATHS } from '@contract/access/screens/outside.screens'
import { linkNonce, linkToken } from '@contract/kernel/link-secrets'
import { remarkText } from '@contract/kernel/field-declarations'
import { LOCALE_CODES } from '@contract/kernel/locales'
import { approvalViewSchema, earlierRequestSchema } from '@contract/modules/approvals/approval-view'

const token = linkToken
const nonce = linkNonce
/** The page that asks: a link opens the one page it was made for. A caller without pages need not name one. */
const page = z.enum(EXTERNAL_PATHS as readonly [string, ...string[]]).optional()

export const openLinkSchema = z.strictObject({ token, page })
export const sendCodeSchema = z.strictObject({ token, page, nonce })
export const newLinkSchema = z.strictObject({ token, page })
/** `approve` is also said for what is only noted or verified: the step knows which of them it is. */
export const decideByLinkSchema = z.strictObject({
  token,
  page,
  nonce,
  decision: z.enum(['approve', 'reject', 'return', 'note', 'verify']),
  comment: remarkText(2000).default(''),
  otp: z
    .string()
    .regex(/^\d{8}$/)
    .optional(),
})
export const delegateByLinkSchema = z.strictObject({ token, page, nonce, delegate_key: z.string().max(64) })
/** "This was not me", on the page that the notice of a decision leads to. */
export const reportLinkSchema = z.strictObject({ token, page, nonce })
/** What the requester is asked for: the text as it was shown, and what stands under it. */
export const answerByLinkSchema = z.strictObject({
  token,
  page,
  nonce,
  kind: z.enum(['sign', 'acknowledge']),
  text: z.string().max(2000),
  signed_name: z.string().max(120).default(''),
  drawing: z.string().max(20_000).default(''),
})
export const linkFileSchema = z.strictObject({ token, page, key: z.string().max(200) })

const decided = z.object({
  decision: z.enum(['approve', 'reject', 'return', 'note', 'verify']),
  by: z.string(),
  /** True where it was decided through this very link. */
  by_you: z.boolean(),
  at: z.string(),
  comment: z.string(),
})

/** A step as the one who asked sees it: who has it, since when, and what was said. */
const step = z.object({
  step_key: z.string(),
  people: z.array(z.string()),
  state: z.enum(['waiting', 'active', 'done', 'skipped']),
  since: z.string().nullable(),
  due_at: z.string().nullable(),
  decided: decided.omit({ by_you: true }).array(),
})
export const trackerStepSchema = step
export type TrackerStep = z.infer<typeof step>

/**
 * What a living link shows. A `decide` page may press one of `decisions`; `view_status` reads only; `acknowledge` tells
 * what was decided in somebody's name, who may then say "this was not me".
 */
export const openedLinkSchema = z.object({
  purpose: z.enum(['decide', 'view_status', 'acknowledge']),
  /** Of this opening; whatever is pressed on the page names it. */
  nonce: z.string(),
  /** In which language the mail was. */
  locale: z.enum(LOCALE_CODES),
  approver: z.object({ name: z.string(), stands_in_for: z.string().nullable() }),
  step_key: z.string().nullable(),
  decisions: z.array(z.enum(['approve', 'reject', 'return', 'note', 'verify'])),
  /** What is asked before the second press: nothing more, a code that is mailed, or a sign-in. */
  tier: z.enum(['link', 'otp', 'login']),
  /** Where a code would go, all but its first letter hidden. */
  code_to: z.string().nullable(),
  expires_at: z.string(),
  view: approvalViewSchema,
  /** Of a `decide` link: the last ones of the same person and kind that its step was asked about. */
  earlier: z.array(earlierRequestSchema),
  status: z.enum(['pending', 'approved', 'rejected', 'returned', 'withdrawn', 'expired']),
  steps: z.array(step),
  /** Of an `acknowledge` link: the decision that it is about. */
  decided: decided.nullable(),
  /** Of a `view_status` link: what its reader is asked to sign or to confirm. */
  question: z.object({ kind: z.enum(['sign', 'acknowledge']), text: z.string() }).optional(),
  /** Who may be asked instead, with two presses; empty where nobody is. */
  delegates: z.array(z.object({ key: z.string(), name: z.string() })),
})
export type OpenedLink = z.infer<typeof openedLinkSchema>

/** Where the code went, all but its first letter hidden. */
export const codeSentSchema = z.object({ code_to: z.string(), minutes: z.number().int() })
/** The same whatever the token was. */
export const newLinkAskedSchema = z.object({ message: z.string() })
export const delegatedByLinkSchema = z.object({ name: z.string() })

export const decidedByLinkSchema = z.object({
  decision: z.enum(['approve', 'reject', 'return', 'note', 'verify']),
  at: z.string(),
  status: openedLinkSchema.shape.status,
})
export type DecidedByLink = z.infer<typeof decidedByLinkSchema>
