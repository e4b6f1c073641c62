import { accountResource } from '@contract/modules/accounting/account.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const accounts = createResourceApi(accountResource)
