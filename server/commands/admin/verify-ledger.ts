import type { Db } from '@server/platform/db/database'
import { findLedgerFault, findLedgerHeads } from '@server/commands/admin/ledger-heads.repository'
import { printHeads } from '@server/commands/admin/print-heads'
import { CommandError } from '@server/commands/shared/command-error'
import type { Terminal } from '@server/commands/shared/terminal'

/** The chain of entries of each unit, and the sums that reports are made of. */
export async function verifyLedger(db: Db, terminal: Pick<Terminal, 'print'>): Promise<void> {
  const fault = await findLedgerFault(db)
  if (fault) {
    const { number, unit, reason } = fault
    throw new CommandError(`The ledger does not hold. ${number ?? 'An entry'} of ${unit}: ${reason}.`)
  }
  printHeads(terminal, 'The ledger', await findLedgerHeads(db))
}
