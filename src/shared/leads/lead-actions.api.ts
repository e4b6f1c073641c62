import { leadCommands } from '@contract/modules/buyers/lead.commands'
import { createCommandApi } from '@/shared/command/create-command-api'

export const leadActions = createCommandApi(leadCommands)
