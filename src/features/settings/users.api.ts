import { userResource, type UserListItem } from '@contract/modules/settings/user.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceApi, ResourceRow } from '@/shared/resource/resource-types'

/** A row of this list says more than the account's own fields: its unit by code, and its roles. */
export const users = createResourceApi(userResource) as unknown as ResourceApi<UserListItem, ResourceRow>
