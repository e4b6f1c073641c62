import { manualEntryCommands } from '@contract/modules/accounting/manual-entry-commands'
import { manualEntryResource, type ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { deleteManualEntry } from '@server/modules/accounting/manual-entry.repository'
import { checkDraft, postManualEntry } from '@server/modules/accounting/manual-entry.service'

export function registerManualEntryCommands(app: PortalApp, platform: Platform): void {
  const options = recordOptions<ManualEntry>(createRepository(manualEntryResource))
  registerCommands(app, platform, manualEntryCommands, options, {
    post: ({ tx, record }) => postManualEntry(tx, record, false),
    post_adjustment: ({ tx, record }) => postManualEntry(tx, record, true),
    async discard({ tx, record, audit }) {
      checkDraft(record)
      await deleteManualEntry(tx.db, record.id)
      audit({})
    },
  })
}
