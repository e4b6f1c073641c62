import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from '@server/config'
import { StartError } from '@server/open-database'
import { startPortal, type Portal } from '@server/portal'
import { EmbeddedDatabaseError } from '@server/platform/db/embedded/embedded-database'
import { MigrationError } from '@server/platform/db/migrate'
import { createLogger, type Logger } from '@server/platform/http/logger'
import { DEMO_PASSWORD, demoAccounts } from '@server/seeds/demo-accounts'

const DRAIN_DEADLINE_MS = 10_000

/** Built: dist/server/main.js beside dist/web. From source: the web part is Vite's. */
const webRoot = fileURLToPath(new URL('../web', import.meta.url))
const buildFile = fileURLToPath(new URL('../web/build-id.txt', import.meta.url))

function say(text: string): void {
  process.stderr.write(`${text}\n`)
}

function refuse(error: unknown): never {
  const known =
    error instanceof ConfigError ||
    error instanceof StartError ||
    error instanceof MigrationError ||
    error instanceof EmbeddedDatabaseError ||
    isAddressInUse(error)
  say(
    known && error instanceof Error
      ? `The portal does not start. ${error.message}`
      : 'The portal does not start.',
  )
  if (!known) say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  process.exit(1)
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
}

function drainOnSignal(portal: Portal, logger: Logger): void {
  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'draining')
    const deadline = setTimeout(() => {
      logger.error({ signal }, 'the drain took too long; stopping at once')
      process.exit(1)
    }, DRAIN_DEADLINE_MS)
    deadline.unref()
    portal.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the drain failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  // Nobody knows what state an unexpected error left behind: finish what is in hand, then let the supervisor restart.
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'unexpected error')
    process.exitCode = 1
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), DRAIN_DEADLINE_MS).unref()
    void portal.stop().finally(() => process.exit(1))
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
}

function greet(portal: Portal, demo: boolean): void {
  say(`\nThe portal is open at ${portal.url}`)
  if (!demo) return
  say(`\nDemo sign-ins (password ${DEMO_PASSWORD}):`)
  for (const { email, role } of demoAccounts) say(`  ${email.padEnd(28)} ${role.replaceAll('_', ' ')}`)
  say('')
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  const build = existsSync(buildFile) ? (await readFile(buildFile, 'utf8')).trim() : 'development'
  const portal = await startPortal({
    config,
    logger,
    build,
    webRoot: existsSync(webRoot) ? webRoot : null,
    validateAnswers: build === 'development',
  })
  drainOnSignal(portal, logger)
  greet(portal, config.demo)
}

main().catch(refuse)
