import { createHash } from 'node:crypto'
import { LINK_PATHS } from '@contract/access/screens/outside.screens'
import { MAIL_STYLE } from '@server/platform/mail/mail-page'
import type { PortalApp, OwnHeaders } from '@server/platform/http/portal-app'

/**
 * No inline script, no foreign host. Style attributes alone are open, since mails shown in their frame carry
 * them; of style elements only the one that every mail of ours has, known by its hash.
 */
const MAIL_STYLE_HASH = `'sha256-${createHash('sha256').update(MAIL_STYLE).digest('base64')}'`

/**
 * Scripts and styles of the build, some thirty to a page, carry little more than this. A worker goes by the policy that its
 * script came with.
 */
const OF_ALL = [
  "default-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

export const CONTENT_SECURITY_POLICY = [
  ...OF_ALL,
  `style-src 'self' ${MAIL_STYLE_HASH}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
].join('; ')

const OF_FILES = { 'Content-Security-Policy': [...OF_ALL, "style-src 'self'"].join('; ') }
const OF_PAGES = {
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()',
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
}

/** A file says for itself how long it may be kept, and a mail in its frame what it may load. */
const CHOSEN_BY_ROUTE = new Set(['Content-Security-Policy', 'Cache-Control'])

/** Pages that carry a token in their path must not tell it to anyone, nor be kept under it. */
const CARRY_TOKEN = [
  ...['/reset-password', '/leave/request/'],
  ...LINK_PATHS.map(path => path.replace('/:id', '')),
]
const carriesToken = (url: string) => CARRY_TOKEN.some(start => url.startsWith(start))

export function securityHeaders(app: PortalApp, isTls: () => boolean, build: string): void {
  const ownHeaders: OwnHeaders = ({ id, url }) => ({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': carriesToken(url) ? 'no-referrer' : 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(url.startsWith('/assets/') ? OF_FILES : OF_PAGES),
    'Cache-Control': 'no-store',
    'X-Request-Id': id,
    'X-Portal-Build': build,
    ...(carriesToken(url) ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
    ...(isTls() ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  })
  app.decorate('ownHeaders', ownHeaders)
  app.addHook('onSend', (request, reply, payload, done) => {
    const isOurs = (name: string) => !CHOSEN_BY_ROUTE.has(name) || carriesToken(request.url)
    for (const [name, value] of Object.entries(ownHeaders(request)))
      if (isOurs(name) || !reply.hasHeader(name)) reply.header(name, value)
    done(null, payload)
  })
}
