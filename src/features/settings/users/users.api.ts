import { userResource, type UserListItem } from '@contract/modules/settings/user.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceApi } from '@/shared/resource/resource-types'

/** A row of this list says more than the account's own fields: its unit by code, and its roles. */
export const users: ResourceApi<UserListItem, UserListItem> = createResourceApi(userResource)
