import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startPortalOnDemoData } from '@tests/support/built-portal-on-demo-data'
import type { RunningPortal } from '@tests/support/built-portal'
import { PORTAL_ASKED_AT } from '@tests/support/shared-portal'
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- scripts have no alias
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs'

/**
 * One portal for all workers of a run, started when the first of them asks for it: the grid needs none. It lives in
 * the process of the runner, and so ends with the run, however the run ends.
 */
export default async function startSharedPortal(): Promise<() => Promise<void>> {
  let started: Promise<RunningPortal> | undefined
  const start = async () => {
    await ensureBuilt()
    return startPortalOnDemoData()
  }
  const server = createServer((_request, response) => {
    started ??= start()
    started.then(
      ({ url, dataDir }) => response.end(JSON.stringify({ url, dataDir })),
      (error: unknown) => response.writeHead(500).end(String(error instanceof Error ? error.stack : error)),
    )
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  process.env[PORTAL_ASKED_AT] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return async () => {
    server.close()
    server.closeAllConnections()
    const portal = await started?.catch(() => undefined)
    await portal?.stop()
  }
}
