import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Config } from '@server/config'
import type { Database } from '@server/platform/db/database'
import { RequestTime, withinRequestTime } from '@server/platform/db/request-time'
import { atMostEvery } from '@server/platform/events/at-most-every'
import { isPublic } from '@server/platform/http/access-rule'
import { COME_BACK_SECONDS } from '@server/platform/http/answer-errors'
import { STILL_ANSWERED } from '@server/platform/http/health'
import { isRead } from '@server/platform/http/is-read'
import { createOverloadGate } from '@server/platform/http/overload-gate'
import type { PortalApp } from '@server/platform/http/portal-app'
import { localeOf, say } from '@server/platform/phrases/say'

type Urgency = 'ordinary' | 'urgent'

/** A reader who goes is often on the way to the next page: what ends by itself within this is left alone. */
const GONE_MS = 250

/**
 * First of all hooks: past what can be answered, newcomers are sent away before anything is done for them, or the work
 * for those who are sent away would be missing for the others. Everyone else gets the time that a request may take.
 */
export function boundLoad(
  app: PortalApp,
  { config, database, registry }: { config: Config; database: Database; registry: Registry },
): void {
  const loop = measureLoopDelay()
  app.addHook('onClose', async () => loop.stop())
  const inWork = new Set<RequestTime>()
  // Where few are in work, a wait has other causes, and sending anybody away would shorten nobody's.
  const few = 2 * (database.pool.options.max ?? 10)
  const waitMs = () => (inWork.size > few ? Math.max(loop.delayMs(), database.waits.longestMs()) : 0)
  const gates = {
    ordinary: createOverloadGate({ waitMs }, { targetMs: config.waitTargetMs }),
    urgent: createOverloadGate({ waitMs }, { targetMs: 6 * config.waitTargetMs }),
  }
  const refused = new Counter({
    name: 'portal_refused_requests_total',
    help: 'Requests that were refused because more came than could be answered',
    labelNames: ['urgency'],
    registers: [registry],
  })
  const told = atMostEvery(1_000, () =>
    app.log.warn({ wait_ms: Math.round(waitMs()) }, 'more requests come than can be answered'),
  )
  app.addHook('onClose', async () => told.stop())
  app.decorateRequest('time', null)
  app.decorateRequest('isRefusedByLoad', false)

  app.addHook('onRequest', (request, reply, done) => {
    const urgency = urgencyOf(request)
    if (urgency !== 'always' && !gates[urgency].admits()) {
      refused.inc({ urgency })
      told.call('refused')
      request.isRefusedByLoad = true
      return sendAway(app, request, reply)
    }
    const time = new RequestTime(config.requestSeconds * 1000)
    request.time = time
    inWork.add(time)
    reply.raw.once('close', () => {
      inWork.delete(time)
      if (isRead(request) && !time.isFinished) setTimeout(() => time.abandon(), GONE_MS).unref()
    })
    withinRequestTime(time, done)
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.time) {
      inWork.delete(request.time)
      request.time.finish()
    }
    done(null, payload)
  })
  // The body arrives by events of the connection, which know nothing of this request.
  app.addHook('preValidation', (request, _reply, done) => withinRequestTime(request.time, done))
}

/** Signing in, mailed links and writes that can be told apart when they come again are sent away last. */
function urgencyOf({ url, routeOptions, headers }: FastifyRequest): Urgency | 'always' {
  if (STILL_ANSWERED.has(url)) return 'always'
  const rule = routeOptions.config.access
  return !rule || isPublic(rule) || headers['idempotency-key'] !== undefined ? 'urgent' : 'ordinary'
}

/** Without what an answer usually goes through: it costs a fiftieth of the work that it saves. */
function sendAway(app: PortalApp, request: FastifyRequest, reply: FastifyReply): void {
  const message = say(localeOf(request.headers['accept-language']), 'unavailable')
  const body = JSON.stringify({ code: 'unavailable', message, requestId: request.id })
  reply.hijack()
  reply.raw.writeHead(503, {
    ...app.ownHeaders(request),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': COME_BACK_SECONDS,
  })
  reply.raw.end(body)
}

const TICK_MS = 20

type LoopDelay = { delayMs(): number; stop(): void }

/** How late this process comes to its work: the last tick's delay, or that of the tick which is due by now. */
function measureLoopDelay(): LoopDelay {
  let dueAt = performance.now() + TICK_MS
  let lastMs = 0
  const timer = setInterval(() => {
    const at = performance.now()
    lastMs = Math.max(0, at - dueAt)
    dueAt = at + TICK_MS
  }, TICK_MS)
  timer.unref()
  return {
    delayMs: () => Math.max(lastMs, performance.now() - dueAt),
    stop: () => clearInterval(timer),
  }
}
