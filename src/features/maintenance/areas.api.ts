import { areaResource } from '@contract/modules/maintenance/area.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const areas = createResourceApi(areaResource)
