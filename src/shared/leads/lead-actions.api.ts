import { leadCommands } from '@contract/modules/buyers/lead.commands'
import { createCommandApi } from '@/shared/command/create-command-api'
import { touchesHistory } from '@/shared/leads/lead-log.api'

export const leadActions = createCommandApi(leadCommands, { touches: touchesHistory })
