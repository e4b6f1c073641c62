import { z } from 'zod'

/** What pages of mailed links are refused with, beside `link_expired`. */
const LINK_STATUS = {
  link_unknown: 404,
  link_superseded: 410,
  link_withdrawn: 410,
  already_decided: 409,
  reload_page: 409,
  code_wrong: 422,
  code_expired: 422,
  code_too_many_tries: 422,
  /** Not 401, which would end a session that has nothing to do with the link. */
  sign_in_required: 403,
  own_request: 403,
} as const

/** What a decision in the portal is refused with, beside `already_decided`. */
const APPROVAL_STATUS = {
  requester_cannot_decide: 403,
  not_your_seat: 403,
  superseded: 409,
  frozen: 409,
  comment_required: 422,
  decision_not_allowed: 422,
} as const

/** Every error that leaves the server has this shape and one of these codes. */
export const ERROR_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  forbidden: 403,
  wrong_password: 403,
  confirm_password: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale_record: 409,
  key_reused: 409,
  last_administrator: 409,
  already_exists: 409,
  unit_taken: 409,
  in_use: 409,
  lead_protected: 409,
  link_expired: 410,
  too_large: 413,
  uri_too_long: 414,
  wrong_type: 415,
  rule_broken: 422,
  file_damaged: 422,
  file_harmful: 422,
  file_unchecked: 409,
  slow_down: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
  ...LINK_STATUS,
  ...APPROVAL_STATUS,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const fieldErrorSchema = z.object({ path: z.string(), code: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldErrorSchema>

export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.array(fieldErrorSchema).optional(),
  requestId: z.string(),
  /** stale_record: the version that stands now. */
  current_version: z.number().optional(),
  /** What a page tells beside the message: already_decided names who, what and when. */
  details: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
})
export type ErrorBody = z.infer<typeof errorBodySchema>
