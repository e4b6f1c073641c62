import type { PortalApp } from '@server/platform/http/portal-app'

/**
 * No inline script, no foreign host. Style attributes alone are open, since mails shown in their frame carry
 * them; style elements are not.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Pages that carry a token in their path must not tell it to anyone. */
const CARRIES_TOKEN = /^\/(reset-password|request\/soa\/ext|cash-advance\/(appr\/)?ext|leave\/request\/)/

export function securityHeaders(app: PortalApp, isTls: () => boolean, build: string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': CARRIES_TOKEN.test(request.url) ? 'no-referrer' : 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()',
      'X-Request-Id': request.id,
      'X-Portal-Build': build,
    })
    if (!reply.hasHeader('Content-Security-Policy'))
      reply.header('Content-Security-Policy', CONTENT_SECURITY_POLICY)
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
    if (CARRIES_TOKEN.test(request.url)) reply.header('X-Robots-Tag', 'noindex, nofollow')
    if (isTls()) reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    return payload
  })
}
