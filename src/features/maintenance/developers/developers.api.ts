import { developerResource } from '@contract/modules/maintenance/developer.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const developers = createResourceApi(developerResource)
