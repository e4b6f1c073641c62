import { clawbackCommands } from '@contract/modules/commission/clawback.commands'
import type { ClawbackMove, Recovery } from '@contract/modules/commission/clawback-state'
import { clawbackResource, type Clawback } from '@contract/modules/commission/clawback.resource'
import type { ListedRow } from '@contract/kernel/define-resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceApi } from '@/shared/resource/resource-types'

/** What one shows beside its fields. */
export type ShownClawback = Clawback & {
  actions?: readonly ClawbackMove[]
  recoveries?: readonly Recovery[]
}

export const clawbacks: ResourceApi<ListedRow<typeof clawbackResource>, ShownClawback> = createResourceApi(
  clawbackResource,
)
export const clawbackActions = createCommandApi(clawbackCommands, { once: true })
