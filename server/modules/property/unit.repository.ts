import type { Resource } from '@contract/kernel/define-resource'
import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import { createRepository } from '@server/platform/resource/create-repository'

export const unitResource: Resource = propertyUnitResource
export const unitRepository = createRepository(unitResource)
