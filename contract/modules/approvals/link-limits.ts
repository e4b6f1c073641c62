import type { Limits } from '@contract/modules/approvals/link-token.rules'

/** From this amount on a code is asked for besides; no amount alone asks for a sign-in, a changed payee does. */
export const LINK_LIMITS: Limits = { otp_from: '20000.00', login_from: null }
