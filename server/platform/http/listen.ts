import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { BACKLOG } from '@server/platform/http/limits'
import type { PortalApp } from '@server/platform/http/portal-app'

type Place = { host: string; port: number }

/**
 * Node takes one connection from each listener in a turn of its loop, and under load a turn is long: past a single
 * listener, hundreds of newcomers would wait for seconds without being answered or refused.
 */
const OTHER_LISTENERS = 31

/** Only Linux spreads newcomers over listeners that share a port. */
const canShare = process.platform === 'linux'

export async function listen(app: PortalApp, { host, port }: Place): Promise<void> {
  if (!canShare) return void (await app.listen({ host, port, backlog: BACKLOG }))
  const others = Array.from({ length: OTHER_LISTENERS }, () =>
    // As Node makes the one of HTTP.
    createServer({ allowHalfOpen: true, noDelay: true }, socket => app.server.emit('connection', socket)),
  )
  app.addHook('preClose', () => endAll(others, () => app.server.closeIdleConnections()))
  await refuseTakenPort({ host, port })
  const shared = { backlog: BACKLOG, reusePort: true }
  await app.listen({ host, port, ...shared })
  const taken = app.server.address() as AddressInfo
  await Promise.all(others.map(other => started(other.listen({ host, port: taken.port, ...shared }))))
}

const started = (server: Server) => once(server, 'listening')

/** A port that is shared with another portal would be found free. */
async function refuseTakenPort({ host, port }: Place): Promise<void> {
  if (port === 0) return
  const alone = createServer()
  await started(alone.listen({ host, port }))
  alone.close()
  await once(alone, 'close')
}

const ANSWERS_END_MS = 50

/** Whoever still waits for an answer gets it; its connection is idle then, and nobody else closes it. */
async function endAll(others: Server[], closeIdle: () => void): Promise<void> {
  const timer = setInterval(closeIdle, ANSWERS_END_MS)
  closeIdle()
  await Promise.all(others.filter(other => other.listening).map(other => once(other.close(), 'close')))
  clearInterval(timer)
}
