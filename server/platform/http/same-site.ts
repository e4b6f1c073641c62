import type { FastifyRequest } from 'fastify'
import { forbidden } from '@server/platform/http/problems'

/**
 * For calls that carry their right in the body: only a page of ours may make them in a browser. Programs that are no
 * browser send neither header, and no page of another site can leave them out.
 */
export function refuseOtherSites(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): void {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw forbidden()
  if (origin !== undefined && origin !== new URL(publicUrl).origin && hostOf(origin) !== host)
    throw forbidden()
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
