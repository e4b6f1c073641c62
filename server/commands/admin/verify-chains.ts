import { verifyAudit } from '@server/platform/audit/audit.repository'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import { auditHeads, entryAt } from '@server/commands/admin/audit-heads.repository'
import { printHeads } from '@server/commands/admin/print-heads'
import { verifyLedger } from '@server/commands/admin/verify-ledger'
import { CommandError } from '@server/commands/shared/command-error'
import type { Terminal } from '@server/commands/shared/terminal'

/** A log of many years takes longer than a request may. */
const AS_LONG_AS_IT_TAKES = 0

/** The audit log and the ledger, entry by entry. */
export async function verifyChains(database: Database, terminal: Pick<Terminal, 'print'>): Promise<void> {
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
