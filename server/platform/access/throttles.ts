import { createHash } from 'node:crypto'
import { networkOf } from '@server/platform/access/network-of'
import { normaliseEmail } from '@contract/kernel/text'

/** Documented in docs/operating.md; counted in the database, so they hold for all servers together. */
export const SIGN_IN_FAILURES_PER_ACCOUNT = 5
export const SIGN_IN_FAILURES_PER_ADDRESS = 50
export const SIGN_IN_WINDOW_MINUTES = 15
export const MAILS_PER_ADDRESS = 5
export const MAIL_WINDOW_MINUTES = 60
export const REGISTRATIONS_PER_ADDRESS = 100
export const PASSWORD_CHECKS = 5
/** Of approval links: scanners open them often, people hardly. */
export const LINK_OPENS_PER_ADDRESS = 20
export const LINK_CALLS_PER_ADDRESS = 60
export const LINK_WINDOW_MINUTES = 1
/** Of calendar feeds: programs read them each hour, and a household has several. */
export const FEED_READS_PER_ADDRESS = 60
/** Of refused attempts at one route, by one person: enough to be seen, too few to fill the audit log. */
export const REFUSALS_NOTED = 5
export const REFUSAL_WINDOW_MINUTES = 60
export const CODES_PER_LINK = 5
export const CODE_WINDOW_MINUTES = 60

/** Known and unknown addresses are counted alike, by a hash: the table tells nobody who tried. */
const hashed = (text: string) => createHash('sha256').update(normaliseEmail(text)).digest('base64url')

export const throttleKeys = {
  account: (email: string) => `sign-in:account:${hashed(email)}`,
  address: (ip: string) => `sign-in:address:${networkOf(ip)}`,
  mail: (email: string) => `mail:${hashed(email)}`,
  registration: (ip: string) => `register:${networkOf(ip)}`,
  username: (name: string) => `username:${hashed(name)}`,
  linkOpen: (ip: string) => `link-open:${networkOf(ip)}`,
  linkCall: (ip: string) => `link-call:${networkOf(ip)}`,
  feed: (ip: string) => `feed:${networkOf(ip)}`,
  linkCode: (linkId: string) => `link-code:${linkId}`,
  refusal: (userId: string, route: string) => `refused:${userId}:${route}`,
  passwordCheck: (userId: string) => `password:${userId}`,
}
