import { verifyBackup } from '@server/commands/archive/read-backup'
import { findHashes } from '@server/commands/admin/ledger-heads.repository'
import { CommandError } from '@server/commands/shared/command-error'
import type { Terminal } from '@server/commands/shared/terminal'
import type { Database } from '@server/platform/db/database'

/**
 * Holds the ledger against the heads that a backup keeps. Whoever rewrites a chain as its owner makes it hold again, but
 * not with the hashes that it had.
 */
export async function compareHeads(
  database: Database,
  file: string,
  terminal: Pick<Terminal, 'print'>,
): Promise<void> {
  const { ledger, created_at } = await verifyBackup(file)
  if (!ledger) throw new CommandError(`${file} was made before there was a ledger.`)
  const entries = await findHashes(database.db, ledger.heads)
  for (const { chain, seq, hash } of ledger.heads.filter(head => head.seq > 0)) {
    const entry = entries.find(found => found.chain === chain)
    if (entry?.hash === hash) continue
    const what = entry ? `Entry ${entry.number} of ${entry.unit}` : `Entry ${seq} of a unit`
    throw new CommandError(
      `The ledger was rewritten since ${created_at}. ${what} is not the one that the backup knows.`,
    )
  }
  terminal.print(`The ledger still has every entry that the backup of ${created_at} ends with.`)
}
