import { manualEntryCommands } from '@contract/modules/accounting/manual-entry.commands'
import { manualEntryResource, type ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { insertTemplate } from '@server/modules/accounting/entry-template.repository'
import { deleteManualEntry } from '@server/modules/accounting/manual-entry.repository'
import { checkDraft, postManualEntry, refusePoster } from '@server/modules/accounting/manual-entry.service'

export function registerManualEntryCommands(app: PortalApp, platform: Platform): void {
  const options = recordOptions<ManualEntry>(createRepository(manualEntryResource))
  registerCommands(app, platform, manualEntryCommands, options, {
    async post({ tx, actor, record }) {
      await refusePoster(tx, record, actor.userId)
      await postManualEntry(tx, record, false)
    },
    async post_adjustment({ tx, actor, record }) {
      await refusePoster(tx, record, actor.userId)
      await postManualEntry(tx, record, true)
    },
    async save_template({ tx, actor, record, body: { name }, audit }) {
      const { ou_id, memo, lines, total, reverses_next_month } = record
      const template = { ou_id, name, memo, lines, total, reverses_next_month }
      audit({ name })
      return { id: await insertTemplate(tx.db, template, actor.userId) }
    },
    async discard({ tx, record, audit }) {
      checkDraft(record)
      await deleteManualEntry(tx.db, record.id)
      audit({})
    },
  })
}
