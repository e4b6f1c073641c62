import type { UserListItem } from '@contract/modules/settings/user.resource'

export function isLocked(user: Pick<UserListItem, 'locked_until'>, now = Date.now()): boolean {
  return user.locked_until !== null && Date.parse(user.locked_until) > now
}
