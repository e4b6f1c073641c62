import { resolve } from 'node:path'
import { readConfig, type Config } from '@server/config'
import { migrations } from '@server/migrations/migrations'
import { replacePortalSecret } from '@server/portal-secret'
import type { Manifest } from '@server/commands/archive/manifest'
import { verifyBackup } from '@server/commands/archive/read-backup'
import { lookInside, type ExistingTables } from '@server/commands/restore/existing-tables.repository'
import { migrationsOf, restoreBackup, type RestoreResult } from '@server/commands/restore/restore-backup'
import { CommandError } from '@server/commands/shared/command-error'
import { fileAndForce } from '@server/commands/shared/file-and-force'
import { openAlone } from '@server/commands/shared/installation'
import type { Command } from '@server/commands/shared/run-command'
import { count, terminalLogger, type Terminal } from '@server/commands/shared/terminal'
import type { Connection } from '@server/platform/db/connection'
import { createFileStore } from '@server/platform/files/create-file-store'

export const restoreCommand: Command = {
  usage: [
    'npm run restore -- FILE           brings a backup back into an empty installation',
    'npm run restore -- FILE --force   puts it in the place of the installation that is there, after asking',
  ].join('\n'),

  async run(args, terminal) {
    const { file, force } = fileAndForce(args, terminal)
    const config = readConfig(terminal.env)
    const log = terminalLogger(terminal)
    terminal.say(`Checking ${file} …`)
    const manifest = await verifyBackup(file)
    migrationsOf(manifest, migrations)
    const { connection, close } = await openAlone(config, log)
    try {
      await agreeToOverwrite({ connection, config, force, manifest, terminal })
      terminal.say(`Restoring the portal as it was at ${manifest.created_at} …`)
      const restored = await restoreBackup({
        file,
        manifest,
        connection,
        store: createFileStore(config),
        migrations,
        log,
        signal: terminal.signal,
        warn: terminal.say,
      })
      if (config.secret === null) await replacePortalSecret(config.dataDir, restored.secret)
      tell(terminal, manifest, restored, config)
    } finally {
      await close()
    }
  },
}

type Agreement = {
  connection: Connection
  config: Config
  force: boolean
  manifest: Manifest
  terminal: Terminal
}

/** What is typed names what is lost, so that no habit and no script of yesterday agrees to it. */
async function agreeToOverwrite({ connection, config, force, manifest, terminal }: Agreement): Promise<void> {
  const found = await lookInside(connection)
  const where = config.databaseUrl
    ? 'The database at DATABASE_URL'
    : `The portal in ${resolve(config.dataDir)}`
  if (found.kind === 'foreign')
    throw new CommandError(`${where} holds tables that are not the portal's. Nothing was changed.`)
  if (found.kind === 'nothing' || found.users === 0) return
  if (!force)
    throw new CommandError(
      `${where} is not empty: it has ${count(found.users, 'user')}. Restore into an empty one, or add --force to replace it.`,
    )
  for (const line of lossOf(where, found, manifest)) terminal.say(line)
  const phrase = `overwrite ${count(found.users, 'user')}`
  if ((await terminal.ask(`To go on, type "${phrase}": `)).trim() !== phrase)
    throw new CommandError('Nothing was changed.')
}

function lossOf(
  where: string,
  found: Extract<ExistingTables, { kind: 'portal' }>,
  { created_at }: Manifest,
): string[] {
  const last = found.last_entry ? `, the last of ${found.last_entry}` : ''
  return [
    `${where} is replaced by the backup of ${created_at}. What is lost for ever:`,
    `  ${count(found.users, 'user')} with all records, ${count(found.files, 'file')}, ${found.entries} entries of the audit log${last}.`,
    '  Everything that was entered since that backup, and every session begun since.',
    'Make a backup of it first (npm run backup) if there is any doubt.',
  ]
}

function tell(
  { say }: Terminal,
  manifest: Manifest,
  { secret, jobs, migrated }: RestoreResult,
  config: Config,
): void {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const { fault, heads } = manifest.audit
  say(
    `Restored: ${rows} rows in ${manifest.tables.length} tables, ${manifest.files.count} files, ${jobs} waiting jobs.`,
  )
  if (migrated.length > 0) say(`The database was brought up to date: ${migrated.join(', ')}.`)
  for (const { chain, seq, hash } of heads) say(`  audit log ${chain}: entry ${seq}, ${hash}`)
  say(
    fault
      ? `The audit log is broken as it was: entry ${fault.seq} of ${fault.chain}, ${fault.reason}.`
      : 'The audit log holds.',
  )
  if (manifest.files.missing > 0)
    say(`${manifest.files.missing} files had lost their bytes before the backup was made.`)
  say(
    config.secret === null || config.secret === secret
      ? 'Whoever was signed in then still is. Mails that waited to be sent will be sent.'
      : 'PORTAL_SECRET is another one than then: everybody signs in again. Mails that waited to be sent will be sent.',
  )
}
