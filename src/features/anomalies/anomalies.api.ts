import { anomalyCommands } from '@contract/modules/accounting/anomaly.commands'
import { anomalyResource } from '@contract/modules/accounting/anomaly.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const anomalies = createResourceApi(anomalyResource)
export const anomalyActions = createCommandApi(anomalyCommands)
