import type { PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'

export const BODY_LIMIT = 256 * 1024
export const HEADER_LIMIT = 16 * 1024
export const REQUEST_TIMEOUT_MS = 30_000
export const HEADERS_TIMEOUT_MS = 10_000
export const KEEP_ALIVE_MS = 65_000
/** How often the two limits above are looked at: Node's own half a minute would make ten seconds forty. */
export const TIMEOUT_CHECK_MS = 2_000
/** A reader that takes nothing for so long is gone; longer than any answer is quiet. */
export const SILENCE_MS = 120_000
/** Connections that wait to be taken: whoever finds no place tries again for up to a minute, and is refused by nobody. */
export const BACKLOG = 4_096
export const LONGEST_PARAM = 200

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i

/** What is refused before anyone looks at what it says. */
export function limits(app: PortalApp): void {
  app.addHook('onRequest', async request => {
    if (!METHODS.has(request.method)) throw new Problem('method_not_allowed')
    if (request.raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      throw new Problem('malformed')
    // A compressed body could inflate past any limit; nobody needs to send one.
    if (request.headers['content-encoding']) throw new Problem('wrong_type')
    const type = request.headers['content-type']
    if (type === undefined || JSON_TYPE.test(type)) return
    // Files are for the routes that say they take them, and for no other.
    const isFile = type.startsWith('multipart/form-data;') && request.routeOptions.config?.takesFile
    if (!isFile) throw new Problem('wrong_type')
  })
}
