import { promiseCommands } from '@contract/modules/collection/promise.commands'
import { createCommandApi } from '@/shared/command/create-command-api'

export const promiseActions = createCommandApi(promiseCommands, { once: true })
