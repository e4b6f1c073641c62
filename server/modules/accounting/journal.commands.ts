import { journalCommands } from '@contract/modules/accounting/journal.commands'
import {
  isReversedByHand,
  journalEntryResource,
  type JournalEntry,
} from '@contract/modules/accounting/journal-entry.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { reverseEntry } from '@server/platform/ledger/reverse-entry'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'

/** An entry cannot be locked, since nobody may change it: the ledger of its unit is, when its mirror is posted. */
export function registerJournalCommands(app: PortalApp, platform: Platform): void {
  const repository = createRepository(journalEntryResource)
  const options = recordOptions<JournalEntry>(
    repository,
    async (tx, access, id) => await repository.get(tx.db, access, id),
  )
  registerCommands(app, platform, journalCommands, options, {
    async reverse({ tx, record, body: { reason }, audit }) {
      // A document undoes by itself what it posted: what it keeps of it goes with the entry.
      if (!isReversedByHand(record.source_type)) throw new Problem('rule_broken', 'entry_has_document')
      const mirrors = await reverseEntry(tx, record.id, reason)
      audit({ reason, entries: mirrors.map(({ number }) => number) })
    },
  })
}
