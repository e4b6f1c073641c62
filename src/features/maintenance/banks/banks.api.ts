import { bankResource } from '@contract/modules/maintenance/bank.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const banks = createResourceApi(bankResource)
