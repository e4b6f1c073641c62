import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import { unitPriceResource } from '@contract/modules/property/unit-price.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const units = createResourceApi(propertyUnitResource)
export const unitPrices = createResourceApi(unitPriceResource)
