import type { FastifyReply, FastifyRequest } from 'fastify'
import { unitIdsOf, type Actor } from '@server/platform/access/actor'
import type { Origin } from '@server/platform/db/origin'
import { inTransaction, type DbIdentity } from '@server/platform/db/transaction'
import type { Call } from '@server/platform/http/call'
import type { Platform } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { localeOf } from '@server/platform/phrases/say'

function identityOf(actor: Actor): DbIdentity {
  const company = actor.allUnits && actor.activeUnitId === null
  return { role: company ? 'company' : 'unit', userId: actor.userId, unitIds: unitIdsOf(actor) }
}

/** Where a request comes from, for the audit log. */
export const originOf = (request: FastifyRequest): Origin => ({
  requestId: request.id,
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
  actorUserId: request.actor?.userId ?? null,
})

/** A route without an actor has no business asking who acts. */
const nobody = new Proxy({} as Actor, {
  get(_target, name) {
    throw new Error(`a public route asked for actor.${String(name)}`)
  },
})

export function makeCall(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  rules: {
    needsVersion?: boolean | undefined
    asPortal?: string | undefined
    ofOneself?: true | undefined
    channel?: Origin['channel'] | undefined
  },
): Call<unknown, unknown, unknown> {
  const actor = request.actor && (rules.ofOneself ? { ...request.actor, activeUnitId: null } : request.actor)
  const origin: Origin = { ...originOf(request), ...(rules.channel ? { channel: rules.channel } : {}) }
  const version = versionOf(request)
  const portal: DbIdentity = { role: 'system', ...(actor ? { userId: actor.userId } : {}) }
  if (rules.needsVersion && version === null) throw new Problem('malformed', 'version_missing')
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    actor: actor ?? nobody,
    get locale() {
      return localeOf(request.headers['accept-language'])
    },
    ip: request.ip,
    requestId: request.id,
    userAgent: origin.userAgent ?? null,
    version,
    upload: null,
    transaction: (work, options = {}) =>
      inTransaction(
        platform.database,
        { identity: rules.asPortal ? portal : identityOf(actor ?? nobody), origin, ...options },
        work,
      ),
    request,
    reply,
  }
}

function versionOf(request: FastifyRequest): number | null {
  const match = /^"(\d{1,9})"$/.exec(request.headers['if-match'] ?? '')
  return match ? Number(match[1]) : null
}
