import { asksReason, type Command } from '@contract/kernel/define-commands'
import type { ShownEntryLine } from '@contract/modules/accounting/shown-entry'
import { onlyTried } from '@server/platform/db/savepoint'
import type { UnitEntry } from '@server/platform/db/transaction'
import { showEntries } from '@server/platform/ledger/show-entries'
import {
  contextOf,
  lockRecord,
  type CommandRun,
  type LockedRecord,
} from '@server/platform/resource/run-command'

/** Nobody has said why yet, and nothing of it is kept. */
const UNSAID = { reason: 'Not carried out' }

/** What a command would post, by carrying it out and leaving nothing of it behind. */
export function tryEntry<L extends LockedRecord>(running: CommandRun<L>): Promise<ShownEntryLine[]> {
  const { call, commands, name, handler } = running
  const command = commands.table[name] as Command
  const body = asksReason(command) ? { ...UNSAID, ...(call.body as object) } : call.body
  return call.transaction(async tx => {
    const entries: UnitEntry[] = []
    const noting = { ...tx, noteEntry: (entry: UnitEntry) => void entries.push(entry) }
    await onlyTried(noting, async tried => {
      const { id } = call.params as { id: string }
      const record = command.on === 'list' ? null : await lockRecord(running, tried, id)
      await handler(contextOf(running, tried, record, body))
    })
    return showEntries(tx.db, entries)
  })
}
