import { prospectStatusResource } from '@contract/modules/maintenance/prospect-status.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const prospectStatuses = createResourceApi(prospectStatusResource)
