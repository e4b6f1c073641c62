import type { UserListItem } from '@contract/modules/settings/user.resource'

/** Accounts that were only asked for have a username and nothing else. */
export function nameOf(user: Pick<UserListItem, 'first_name' | 'last_name' | 'username'>): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ') || user.username
}

export function isLocked(user: Pick<UserListItem, 'locked_until'>, now = Date.now()): boolean {
  return user.locked_until !== null && Date.parse(user.locked_until) > now
}
