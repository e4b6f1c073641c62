import { houseModelResource } from '@contract/modules/maintenance/house-model.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const houseModels = createResourceApi(houseModelResource)
