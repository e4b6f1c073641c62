import { verifyAudit } from '@server/platform/audit/audit.repository'
import type { Database } from '@server/platform/db/database'
import { inTransaction } from '@server/platform/db/transaction'
import { auditHeads, entryAt } from '@server/commands/admin/audit-heads.repository'
import { CommandError } from '@server/commands/shared/command-error'
import type { Terminal } from '@server/commands/shared/terminal'

/** A log of many years takes longer than a request may. */
const AS_LONG_AS_IT_TAKES = 0

/** Says how far each chain reaches, to be held against what a backup or a mail said earlier. */
export async function verifyChains(database: Database, { print }: Pick<Terminal, 'print'>): Promise<void> {
  await inTransaction(
    database,
    { identity: { role: 'system' }, readOnly: true, statementTimeoutMs: AS_LONG_AS_IT_TAKES },
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
      const entries = heads.reduce((sum, head) => sum + head.seq, 0)
      print(`The audit log holds: ${entries} entries in ${heads.length} chains.`)
      for (const { name, seq, hash } of heads) print(`${name.padEnd(10)} ${String(seq).padStart(8)}  ${hash}`)
    },
  )
}
