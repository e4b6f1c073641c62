import { leadCommands } from '@contract/modules/buyers/lead-commands'
import { createCommandApi } from '@/shared/command/create-command-api'
import { idTag } from '@/shared/http/tags'

export const leadActions = createCommandApi(leadCommands, {
  touches: id => (id === undefined ? [] : [idTag('lead_history', id)]),
})
