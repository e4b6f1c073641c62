import { positionResource } from '@contract/modules/maintenance/position.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const positions = createResourceApi(positionResource)
