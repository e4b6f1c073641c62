import { buildApp, type AppOptions } from '@server/app'
import { readConfig } from '@server/config'
import { createLogger } from '@server/platform/http/logger'
import type { benchDatabase } from './bench-database.ts'

type BenchDatabase = Awaited<ReturnType<typeof benchDatabase>>

/** The portal within the process of a bench, on its database, as production answers; it logs nothing. */
export async function benchApp({ database, env }: BenchDatabase, more: Pick<AppOptions, 'extraRoutes'> = {}) {
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    database,
    logger: createLogger('silent'),
    secret: env['BENCH_SECRET'] ?? '',
    publicUrl: () => 'http://127.0.0.1',
    webRoot: null,
    build: 'bench',
    validateAnswers: false,
    ...more,
  })
  await app.ready()
  return app
}
