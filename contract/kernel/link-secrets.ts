import { z } from 'zod'

/** Of a mailed link: 32 random bytes as base64url. It stands in bodies alone, never in an address of the API. */
export const linkToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
/** Of one opening of its page; whatever is pressed there names it. */
export const linkNonce = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
