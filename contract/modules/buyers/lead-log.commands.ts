import { defineCommands } from '@contract/kernel/define-commands'
import { logActivitySchema } from '@contract/modules/buyers/lead.calls'
import { leadResource } from '@contract/modules/buyers/lead.resource'

/** Apart from the other commands: an agent's day logs calls and needs nothing else of them. */
export const leadLogCommands = defineCommands(leadResource, {
  log_activity: {
    path: 'activities',
    permission: 'buyer.lead.edit',
    summary: 'Record an activity of a lead',
    body: logActivitySchema,
    // What was logged on a flaky line must not be lost to somebody's edit.
    ignoresVersion: true,
  },
})
