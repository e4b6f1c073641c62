import { readConfig } from '@server/config'
import { portalSecret } from '@server/portal-secret'
import { openSnapshot } from '@server/commands/backup/snapshot.repository'
import { writeBackup } from '@server/commands/backup/write-backup'
import type { Manifest } from '@server/commands/archive/manifest'
import { CommandError } from '@server/commands/shared/command-error'
import { fileAndForce } from '@server/commands/shared/file-and-force'
import { openExisting } from '@server/commands/shared/installation'
import { withClient } from '@server/commands/shared/installation.repository'
import type { Command } from '@server/commands/shared/run-command'
import { terminalLogger, type Terminal } from '@server/commands/shared/terminal'
import { isSpread } from '@server/platform/db/acting-role'
import { createFileStore } from '@server/platform/files/create-file-store'

export const backupCommand: Command = {
  usage: [
    'npm run backup -- FILE           writes the whole portal, database and files, into one file',
    'npm run backup -- FILE --force   writes over a file that is there',
  ].join('\n'),

  async run(args, terminal) {
    const { file, force } = fileAndForce(args, terminal)
    const config = readConfig(terminal.env)
    const installation = await openExisting(config, terminalLogger(terminal))
    try {
      if (await withClient(installation.connection, isSpread))
        throw new CommandError(
          'Several machines share these tables: a base backup of each, at one restore point, holds them (docs/scaling.md).',
        )
      const snapshot = await openSnapshot(installation.connection)
      try {
        const manifest = await writeBackup({
          file,
          force,
          snapshot,
          store: createFileStore(config),
          secret: await portalSecret(config.secret, config.dataDir),
          signal: terminal.signal,
          warn: terminal.say,
        })
        tell(terminal, file, manifest)
      } finally {
        await snapshot.close()
      }
    } finally {
      await installation.close()
    }
  },
}

function tell({ say }: Terminal, file: string, { tables, files, jobs, audit, created_at }: Manifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${file} holds the portal as it was at ${created_at}:`)
  say(`  ${tables.length} tables with ${rows} rows, ${files.count} files, ${jobs.rows} waiting jobs,`)
  say(
    '  and the secret that signs sessions. Whoever has this file has all of it: keep it where only you can read it.',
  )
  for (const { chain, seq, hash } of audit.heads) say(`  audit log ${chain}: entry ${seq}, ${hash}`)
  if (audit.fault) {
    const { chain, seq, reason } = audit.fault
    say(`  The audit log did not hold when the backup was made: entry ${seq} of ${chain}, ${reason}.`)
  }
}
