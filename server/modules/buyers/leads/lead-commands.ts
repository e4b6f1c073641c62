import { leadCommands } from '@contract/modules/buyers/lead.commands'
import { leadLogCommands } from '@contract/modules/buyers/lead-log.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { logActivity } from '@server/modules/buyers/leads/activity.service'
import { giveConsent, withdrawConsent } from '@server/modules/buyers/leads/consent.service'
import { leads, lockLead } from '@server/modules/buyers/leads/lead.repository'
import { moveLead } from '@server/modules/buyers/leads/move.service'
import { handOver } from '@server/modules/buyers/leads/transfer.service'

export function registerLeadCommands(app: PortalApp, platform: Platform): void {
  const options = recordOptions(leads, (tx, access, id) => lockLead(tx.db, access, id))
  registerCommands(app, platform, leadLogCommands, options, {
    log_activity: context => logActivity(context, context.body),
  })
  registerCommands(app, platform, leadCommands, options, {
    move: context => moveLead(context, context.body),
    withdraw_consent: context => withdrawConsent(context, context.body.reason),
    consent: context => giveConsent(context, context.body.text_version),
    assign: context => handOver(context, { kind: 'assign', ...context.body }),
    transfer: context => handOver(context, { kind: 'transfer', ...context.body }),
  })
}
