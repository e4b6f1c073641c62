import { clawbackCommands } from '@contract/modules/commission/clawback-commands'
import { clawbackResource } from '@contract/modules/commission/clawback.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { postedTags } from '@/shared/posting/posted-tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const clawbacks = createResourceApi(clawbackResource)
export const clawbackActions = createCommandApi(clawbackCommands, { touches: () => postedTags(), once: true })
