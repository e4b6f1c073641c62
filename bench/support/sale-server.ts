import { buildApp } from '@server/app'
import { readConfig } from '@server/config'
import { connectTo } from '@server/open-database'
import { createLogger } from '@server/platform/http/logger'
import { registerResource } from '@server/platform/resource/register-resource'
import { saleResource } from '../data/sales.ts'
import { answerCpu } from './bench-server.ts'

/** The real app as production runs it, with one list more. */
const connection = JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}')
const logger = createLogger('info')
const app = await buildApp({
  config: readConfig({}),
  database: await connectTo(connection, logger),
  logger,
  secret: process.env['BENCH_SECRET'] ?? '',
  publicUrl: () => 'http://127.0.0.1',
  webRoot: null,
  build: 'bench',
  validateAnswers: false,
  listenConnection: connection,
  extraRoutes: (portal, platform) =>
    registerResource(portal, platform, saleResource, { only: ['list', 'get'] }),
})
await app.listen({ host: '127.0.0.1', port: 0 })
answerCpu()
const address = app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
