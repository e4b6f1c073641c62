import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from '@server/config'
import { drainOnSignal } from '@server/drain'
import { StartError } from '@server/platform/db/check-server'
import { keepCompiled } from '@server/keep-compiled'
import type { Portal } from '@server/portal'
import { startDatabase } from '@server/start-database'
import { EmbeddedDatabaseError } from '@server/platform/db/embedded/embedded-database'
import { MigrationError } from '@server/platform/db/migrate'
import { createLogger } from '@server/platform/http/logger'
import { DEMO_PASSWORD, demoAccounts } from '@server/seeds/demo-accounts'

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

function greet(portal: Portal, demo: boolean): void {
  say(`\nThe portal is open at ${portal.url}`)
  if (!demo) return
  say(`\nDemo sign-ins (password ${DEMO_PASSWORD}):`)
  for (const { email, role } of demoAccounts) say(`  ${email.padEnd(28)} ${role.replaceAll('_', ' ')}`)
  say('')
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  keepCompiled(config.dataDir)
  const logger = createLogger(config.logLevel)
  // Nothing else goes on while code is loaded: first the process of the database, which then starts beside it.
  const starting = startDatabase(config, logger)
  await starting.underWay
  const { startPortal } = await import('@server/portal')
  const build = existsSync(buildFile) ? (await readFile(buildFile, 'utf8')).trim() : 'development'
  const portal = await startPortal({
    config,
    logger,
    build,
    webRoot: existsSync(webRoot) ? webRoot : null,
    validateAnswers: build === 'development',
    starting,
  })
  drainOnSignal(portal, logger)
  greet(portal, config.demo)
}

main().catch(refuse)
