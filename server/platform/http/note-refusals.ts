import type { FastifyRequest } from 'fastify'
import { takeTurn } from '@server/platform/access/throttle.repository'
import { REFUSALS_NOTED, REFUSAL_WINDOW_MINUTES, throttleKeys } from '@server/platform/access/throttles'
import type { Actor } from '@server/platform/access/actor'
import type { Database } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'
import { loggedAddress } from '@server/platform/http/logged-address'
import { isRead } from '@server/platform/http/is-read'
import { originOf } from '@server/platform/http/make-call'
import type { PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'

/**
 * Who tries what they may not do leaves a row of the audit log: a change without the right, an approval of one's own
 * request, a number that is not theirs to see. So many an hour by one person at one route, then the rest is not noted.
 */
export function noteRefusals(app: PortalApp, database: Database): void {
  app.addHook('onError', async (request, _reply, error: Error) => {
    const { actor } = request
    if (!actor || !(error instanceof Problem) || !isNoted(request, error)) return
    try {
      await note(database, request, actor, error)
    } catch (failure) {
      request.log.warn({ err: failure }, 'a refusal could not be noted')
    }
  })
}

/** To be asked for one's password is no refusal, and what has a trace of its own is noted already. */
function isNoted(request: FastifyRequest, { status, code, details }: Problem): boolean {
  const isProtected = !isRead(request) || request.routeOptions.config.answersSecret === true
  return isProtected && status === 403 && code !== 'confirm_password' && !details.trace
}

async function note(
  database: Database,
  request: FastifyRequest,
  actor: Actor,
  problem: Problem,
): Promise<void> {
  const route = `${request.method} ${request.routeOptions.url ?? ''}`
  const identity = { role: 'system', userId: actor.userId } as const
  await inTransaction(database, { identity, origin: originOf(request) }, async tx => {
    const key = throttleKeys.refusal(actor.userId, route)
    const turn = await takeTurn(tx.db, key, REFUSALS_NOTED, REFUSAL_WINDOW_MINUTES)
    if (!turn.allowed) return
    tx.audit({
      action: 'access.refused',
      entityType: 'access',
      entityId: null,
      ouId: actor.activeUnitId ?? (actor.units.length === 1 ? (actor.units[0]?.id ?? null) : null),
      diff: {
        call: `${request.method} ${loggedAddress(request)}`,
        code: problem.code,
        ...(turn.hits === REFUSALS_NOTED
          ? { further: `not noted for ${REFUSAL_WINDOW_MINUTES} minutes` }
          : {}),
      },
    })
  })
}
