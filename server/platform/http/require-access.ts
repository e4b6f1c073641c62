import type { FastifyRequest } from 'fastify'
import type { Authenticate } from '@server/platform/access/authenticate'
import { requireShownLately } from '@server/platform/access/require-confirmed'
import type { SessionMemory } from '@server/platform/access/session-memory'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { isAccessRule, isPublic, lets, needsPassword } from '@server/platform/http/access-rule'
import type { PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { isRead } from '@server/platform/http/is-read'

/** Deny by default: a route without a rule stops the start, a request without the right never reaches its handler. */
export function requireAccess(
  app: PortalApp,
  db: Db,
  authenticate: Authenticate,
  memory: SessionMemory,
): void {
  app.decorateRequest('actor', null)
  app.decorate('guardedRoutes', [])
  app.addHook('onRoute', route => {
    if (route.method === 'HEAD' || route.method === 'OPTIONS') return
    if (!isAccessRule(route.config?.access))
      throw new Error(`route ${String(route.method)} ${route.url} does not say who may call it`)
    for (const method of [route.method].flat())
      app.guardedRoutes.push({
        method,
        url: route.url,
        access: route.config.access,
        answersSecret: route.config.answersSecret === true,
        takesFile: route.config.takesFile === true,
        onlyReads: route.config.onlyReads === true,
        asPortal: route.config.asPortal ?? null,
      })
  })
  app.addHook('onRequest', async request => {
    const rule = request.routeOptions.config.access
    // Not a route at all: the not-found handler answers.
    if (!rule) return
    if (isPublic(rule)) return
    const actor = await authenticate(request.headers.authorization)
    if (!actor) throw new Problem('unauthenticated')
    // Known from here on, also to who notes what they were refused.
    request.actor = actor
    const holds = (code: string) => mayDo(actor, code)
    if (!lets(rule, holds)) throw new Problem('forbidden')
    // Here and not in the handlers: a new route with a sensitive right cannot forget it.
    if (!isRead(request) && needsPassword(rule, holds)) await requireShownLately(db, actor)
    request.actor = narrowed(actor, request)
  })
  // Whoever wrote through this server sees the effect at the very next call, before the database's word arrives.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'GET') memory.forget()
    done(null, payload)
  })
}

/** X-Active-OU only ever narrows; a unit that is not the actor's is refused, not ignored. */
function narrowed(actor: Actor, request: FastifyRequest): Actor {
  const code = request.headers['x-active-ou']
  if (code === undefined) return actor
  const unit = actor.units.find(candidate => candidate.ou_code === code)
  if (!unit) throw new Problem('forbidden', 'unit_not_yours')
  return { ...actor, activeUnitId: unit.id }
}
