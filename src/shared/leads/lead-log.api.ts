import { leadLogCommands } from '@contract/modules/buyers/lead-log.commands'
import { createCommandApi } from '@/shared/command/create-command-api'

export const leadLog = createCommandApi(leadLogCommands)
