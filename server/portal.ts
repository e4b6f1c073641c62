import type { AddressInfo } from 'node:net'
import { buildApp } from '@server/app'
import { linkMailChecks } from '@server/platform/links/link-mail-checks'
import { isLoopback, type Config } from '@server/config'
import { migrations } from '@server/migrations/migrations'
import { openDatabase } from '@server/open-database'
import { startBackgroundMigrations } from '@server/platform/db/background-migrations'
import { portalSecret } from '@server/portal-secret'
import { createColumnSeal } from '@server/platform/db/column-seal'
import { freeBytesOf } from '@server/platform/disk/watch-disk'
import { checkWaiting } from '@server/platform/files/check-waiting'
import { createScanner } from '@server/platform/files/clamd-scanner'
import { createFileStore } from '@server/platform/files/create-file-store'
import { createFileService } from '@server/platform/files/files.service'
import { sweepFiles } from '@server/platform/files/sweep-files'
import { listen } from '@server/platform/http/listen'
import type { StartingDatabase } from '@server/start-database'
import type { Health } from '@server/platform/http/health'
import type { Logger } from '@server/platform/http/logger'
import { fileJobs, fileSchedules } from '@server/modules/files/files.jobs'
import { timeLogJobs, timeLogSchedules } from '@server/modules/time-logs/time-logs.jobs'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { housekeepingHandlers, housekeepingSchedules } from '@server/platform/jobs/housekeeping'
import { createJobRegister } from '@server/platform/jobs/job-list'
import { startJobs } from '@server/platform/jobs/start-jobs'
import { drawStatement } from '@server/modules/commission/statements/draw-statement'
import { notificationHandlers, notificationSchedules } from '@server/modules/notifications/mailing.jobs'
import { createMailTransport } from '@server/platform/mail/create-mail-transport'
import { startMailWorker } from '@server/platform/mail/mail-worker'
import { demoCompanyJobs } from '@server/seeds/demo-company.jobs'

export type Portal = {
  url: string
  /** Readiness off at once, requests in hand finish, then jobs, mail and database. */
  stop(): Promise<void>
}

export type PortalOptions = {
  config: Config
  logger: Logger
  webRoot: string | null
  build: string
  validateAnswers?: boolean
  /** Where it was started before this code was loaded. */
  starting?: StartingDatabase
}

/** Everything that runs: database, workers, app; taken down in the opposite order. */
export async function startPortal({
  config,
  logger,
  webRoot,
  build,
  validateAnswers = false,
  starting,
}: PortalOptions): Promise<Portal> {
  const undo: (() => Promise<unknown>)[] = []
  const stopAll = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const { connection, database, close } = await openDatabase(config, logger, starting)
    undo.push(close)
    let listening = ''
    const publicUrl = () => config.publicUrl ?? listening
    const state: Health = { draining: false }
    const secret = await portalSecret(config.secret, config.dataDir)
    const store = createFileStore({ filesUrl: config.filesUrl, dataDir: config.dataDir })
    const register = createJobRegister()
    const seal = createColumnSeal(secret)
    const scanner = createScanner(config.scannerUrl)
    const demoParts = () => {
      const files = createFileService({ database, store, log: logger, seal })
      return { isOpen: () => listening !== '', database, seal, files, log: logger, count: config.demoSales }
    }
    const app = await buildApp({
      config,
      database,
      logger,
      secret,
      publicUrl,
      webRoot,
      build,
      validateAnswers,
      health: state,
      fileStore: store,
      listenConnection: connection,
      jobs: register,
      freeBytes: freeBytesOf(config.dataDir),
    })

    const jobs = await startJobs({
      connection,
      handlers: [
        ...register.handlers,
        ...housekeepingHandlers({
          database,
          sweepFiles: () => sweepFiles({ database, store, log: logger }),
          checkFiles: signal => checkWaiting({ database, store, seal, scanner, log: logger }, signal),
        }),
        ...notificationHandlers({ database, publicUrl }),
        ...fileJobs({ database, publicUrl }),
        ...timeLogJobs(database, leaveDays),
        ...(config.demo ? demoCompanyJobs(demoParts()) : []),
      ],
      schedules: [
        ...register.schedules,
        ...housekeepingSchedules,
        ...notificationSchedules,
        ...fileSchedules,
        ...timeLogSchedules,
      ],
      log: logger,
    })
    undo.push(() => jobs.stop())

    await listen(app, config)
    listening = addressOf(app.server.address(), config.host)
    undo.push(() => app.close())
    const later = startBackgroundMigrations({ connection, migrations, log: logger })
    undo.push(() => later.stop())
    const transport = createMailTransport({
      smtpUrl: config.smtpUrl,
      dataDir: config.dataDir,
      publicUrl: publicUrl(),
      demo: config.demo,
    })
    const mail = startMailWorker({
      database,
      listenConnection: connection,
      transport,
      log: logger,
      ...linkMailChecks(database),
      makePaper: drawStatement(database, publicUrl),
    })
    undo.push(() => transport.close())
    undo.push(() => patiently(mail.stop()))

    return {
      url: listening,
      stop: async () => {
        state.draining = true
        await stopAll()
      },
    }
  } catch (error) {
    await stopAll()
    throw error
  }
}

/** A mail server that thinks long must not hold the drain: what it did not confirm is sent again, known by its id. */
const MAIL_PATIENCE_MS = 5_000

async function patiently(stopped: Promise<void>): Promise<void> {
  await Promise.race([stopped, new Promise<void>(resolve => setTimeout(resolve, MAIL_PATIENCE_MS).unref())])
}

function addressOf(address: string | AddressInfo | null, host: string): string {
  const bound = typeof address === 'string' ? null : address
  const name = isLoopback(host) ? host : (bound?.address ?? host)
  return `http://${name.includes(':') ? `[${name}]` : name}:${bound?.port ?? 0}`
}
