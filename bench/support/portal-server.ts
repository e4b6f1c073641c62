import { buildApp } from '@server/app'
import { readConfig } from '@server/config'
import { connectTo } from '@server/open-database'
import { createColumnSeal } from '@server/platform/db/column-seal'
import { listen } from '@server/platform/http/listen'
import { createLogger } from '@server/platform/http/logger'
import { answerCpu } from './bench-server.ts'

/** The real app as production runs it: plain answers, logging on. */
const connection = JSON.parse(process.env['BENCH_CONNECTION'] ?? '{}')
const logger = createLogger('info')
const secret = process.env['BENCH_SECRET'] ?? ''
const app = await buildApp({
  config: readConfig({ REQUEST_SECONDS: process.env['BENCH_REQUEST_SECONDS'] }),
  database: await connectTo(connection, logger, createColumnSeal(secret)),
  logger,
  secret,
  publicUrl: () => 'http://127.0.0.1',
  webRoot: null,
  build: 'bench',
  validateAnswers: false,
  listenConnection: connection,
})
await listen(app, { host: '127.0.0.1', port: 0 })
answerCpu()
const address = app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
