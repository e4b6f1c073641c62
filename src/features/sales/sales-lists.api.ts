import { saleResource } from '@contract/modules/sales/sale.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const sales = createResourceApi(saleResource)
