import { emailSchema } from '@contract/access/account-fields'
import { normaliseEmail } from '@contract/kernel/text'
import { auditHeads, entryAt } from '@server/commands/admin/audit-heads.repository'
import { printHeads } from '@server/commands/admin/print-heads'
import { verifyLedger } from '@server/commands/admin/verify-ledger'
import { readConfig, type Config } from '@server/config'
import { openDatabase } from '@server/open-database'
import { compareHeads } from '@server/commands/admin/compare-heads'
import { createAdministrator, LINK_MINUTES } from '@server/commands/admin/create-administrator'
import { UsageError, CommandError } from '@server/commands/shared/command-error'
import { openExisting, withDatabase } from '@server/commands/shared/installation'
import type { Command } from '@server/commands/shared/run-command'
import { terminalLogger, type Terminal } from '@server/commands/shared/terminal'
import { verifyAudit } from '@server/platform/audit/audit.repository'
import { asSystem } from '@server/platform/db/as-system'
import { connectToRunning } from '@server/platform/db/embedded/running-database'
import type { Database } from '@server/platform/db/database'
import type { Logger } from '@server/platform/http/logger'

/** A log of many years takes longer than a request may. */
const AS_LONG_AS_IT_TAKES = 0

/** The audit log and the ledger, entry by entry. */
async function verifyChains(database: Database, terminal: Pick<Terminal, 'print'>): Promise<void> {
  await asSystem(
    database,
    async ({ db }) => {
      const fault = await verifyAudit(db)
      const heads = await auditHeads(db)
      if (fault) {
        const name = heads.find(head => head.chain === fault.chain)?.name ?? fault.chain
        const entry = await entryAt(db, fault)
        const what = entry ? ` (${entry.action}, ${entry.at})` : ''
        throw new CommandError(
          `The audit log does not hold. The first bad entry is number ${fault.seq} of ${name}${what}: ${fault.reason}.`,
        )
      }
      printHeads(terminal, 'The audit log', heads)
      await verifyLedger(db, terminal)
    },
    { readOnly: true, statementTimeoutMs: AS_LONG_AS_IT_TAKES },
  )
}

export const adminCommand: Command = {
  usage: [
    'npm run admin -- create EMAIL   makes an administrator and prints a link that sets the password',
    'npm run admin -- verify         walks the audit log and the ledger, and names the first entry that does not hold',
    'npm run admin -- verify FILE    the same, and holds the ledger against what a backup knows of it',
  ].join('\n'),

  async run([verb, ...args], terminal) {
    if (verb === 'create') return create(emailIn(args), terminal)
    if (verb === 'verify' && args.length <= 1) return verify(terminal, args[0] ?? null)
    throw new UsageError(
      verb === 'verify' ? 'verify takes one backup at most.' : 'Say what to do: create or verify.',
    )
  },
}

function emailIn(args: readonly string[]): string {
  const email = emailSchema.safeParse(args[0])
  if (args.length !== 1 || !email.success) throw new UsageError('create takes one e-mail address.')
  return normaliseEmail(email.data)
}

async function create(email: string, terminal: Terminal): Promise<void> {
  const config = readConfig(terminal.env)
  const publicUrl = publicUrlOf(config)
  await onPortal(config, terminalLogger(terminal), async database => {
    const { username, ouCode, link } = await createAdministrator(database, { email, publicUrl })
    terminal.say(`The administrator ${email} was made (user name ${username}, operating unit ${ouCode}).`)
    terminal.say(`The password is set by this link, once, within ${LINK_MINUTES} minutes:`)
    terminal.print(link)
  })
}

/** Beside a running portal, or on a database that is made ready as the portal itself would make it. */
async function onPortal(
  config: Config,
  logger: Logger,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const running = config.databaseUrl ? null : await connectToRunning(config.dataDir)
  if (running) return withDatabase(running, logger, work)
  const { database, close } = await openDatabase({ ...config, demo: false }, logger)
  try {
    await work(database)
  } finally {
    await close()
  }
}

async function verify(terminal: Terminal, backup: string | null): Promise<void> {
  const logger = terminalLogger(terminal)
  const { connection, close } = await openExisting(readConfig(terminal.env), logger)
  try {
    await withDatabase(connection, logger, async database => {
      await verifyChains(database, terminal)
      if (backup) await compareHeads(database, backup, terminal)
    })
  } finally {
    await close()
  }
}

function publicUrlOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
