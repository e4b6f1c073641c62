import { reservedUnitResource } from '@contract/modules/property/reserved-unit.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const reservedUnits = createResourceApi(reservedUnitResource)
