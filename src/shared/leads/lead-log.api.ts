import { leadLogCommands } from '@contract/modules/buyers/lead-log.commands'
import { createCommandApi } from '@/shared/command/create-command-api'
import { idTag } from '@/shared/http/tags'

/** Whatever is done with a lead stands in its history. */
export const touchesHistory = (id: string | undefined) =>
  id === undefined ? [] : [idTag('lead_history', id)]

export const leadLog = createCommandApi(leadLogCommands, { touches: touchesHistory })
