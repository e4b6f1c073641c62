import { unitTypeResource } from '@contract/modules/maintenance/unit-type.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const unitTypes = createResourceApi(unitTypeResource)
