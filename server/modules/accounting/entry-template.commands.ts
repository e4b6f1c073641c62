import { entryTemplateCommands } from '@contract/modules/accounting/entry-template.commands'
import {
  entryTemplateResource,
  type EntryTemplate,
} from '@contract/modules/accounting/entry-template.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { insertDraft } from '@server/modules/accounting/manual-entry.repository'

export function registerTemplateCommands(app: PortalApp, platform: Platform): void {
  const options = recordOptions<EntryTemplate>(createRepository(entryTemplateResource))
  registerCommands(app, platform, entryTemplateCommands, options, {
    async draft({ tx, actor, record, body: { entry_date }, audit }) {
      if (!record.is_active) throw new Problem('rule_broken', 'template_inactive')
      const { ou_id, memo, lines, reverses_next_month, id: template_id } = record
      const draft = { ou_id, memo, lines, reverses_next_month, template_id, entry_date }
      const id = await insertDraft(tx.db, draft, actor.userId)
      audit({ entry_date })
      return { id: id ?? '' }
    },
  })
}
