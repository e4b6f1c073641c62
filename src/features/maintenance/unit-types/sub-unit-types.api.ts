import { subUnitTypeResource } from '@contract/modules/maintenance/sub-unit-type.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const subUnitTypes = createResourceApi(subUnitTypeResource)
