import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { documentRequirementResource } from '@contract/modules/buyers/document-requirement.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const buyers = createResourceApi(buyerResource)
export const requirements = createResourceApi(documentRequirementResource)
