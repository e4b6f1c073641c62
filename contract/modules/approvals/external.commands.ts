import { z } from 'zod'
import { EXTERNAL_PATHS } from '@contract/access/screens'
import { approvalViewSchema } from '@contract/modules/approvals/approval-view'

/** 32 random bytes as base64url; read by nothing but the calls below, and never part of an address of the API. */
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
const nonce = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
/** The page that asks: a link opens the one page it was made for. */
const page = z.enum(EXTERNAL_PATHS as readonly [string, ...string[]])

export const openLinkSchema = z.strictObject({ token, page })
export const sendCodeSchema = z.strictObject({ token, page, nonce })
export const newLinkSchema = z.strictObject({ token, page })
/** `approve` is also said for what is only noted or verified: the step knows which of them it is. */
export const decideByLinkSchema = z.strictObject({
  token,
  page,
  nonce,
  decision: z.enum(['approve', 'reject', 'return', 'note', 'verify']),
  comment: z.string().max(2000).default(''),
  otp: z
    .string()
    .regex(/^\d{8}$/)
    .optional(),
})
export const delegateByLinkSchema = z.strictObject({ token, page, nonce, delegate_key: z.string().max(64) })
export const reportLinkSchema = z.strictObject({ token })
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
 * What a living link shows. A `decide` page may press one of `decisions`; a `status` page reads only, but for what
 * `actions` names.
 */
export const openedLinkSchema = z.object({
  purpose: z.enum(['decide', 'view_status', 'acknowledge']),
  nonce: z.string(),
  approver: z.object({ name: z.string(), stands_in_for: z.string().nullable() }),
  step_key: z.string().nullable(),
  decisions: z.array(z.enum(['approve', 'reject', 'return', 'note', 'verify'])),
  /** What is asked before the second press: nothing more, a code that is mailed, or a sign-in. */
  tier: z.enum(['link', 'otp', 'login']),
  /** Where a code would go, all but its first letter hidden. */
  code_to: z.string().nullable(),
  expires_at: z.string(),
  view: approvalViewSchema,
  status: z.enum(['pending', 'approved', 'rejected', 'returned', 'withdrawn', 'expired']),
  steps: z.array(step),
  /** Who may be asked instead, with two presses; empty where nobody is. */
  delegates: z.array(z.object({ key: z.string(), name: z.string() })),
})
export type OpenedLink = z.infer<typeof openedLinkSchema>

export const decidedByLinkSchema = z.object({
  decision: z.enum(['approve', 'reject', 'return', 'note', 'verify']),
  at: z.string(),
  status: openedLinkSchema.shape.status,
})

/** Bodies of the answers 404, 409 and 410: their `code` is one of these, `details` what the page tells. */
export const LINK_PROBLEMS = [
  'link_unknown',
  'link_expired',
  'link_superseded',
  'link_withdrawn',
  'already_decided',
  'reload_page',
  'code_wrong',
  'code_expired',
  'code_too_many_tries',
  'sign_in_required',
] as const
