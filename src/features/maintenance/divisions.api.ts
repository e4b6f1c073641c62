import { divisionResource } from '@contract/modules/maintenance/division.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const divisions = createResourceApi(divisionResource)
