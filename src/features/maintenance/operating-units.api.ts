import { operatingUnitResource } from '@contract/modules/maintenance/operating-unit.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const operatingUnits = createResourceApi(operatingUnitResource)
