import type { OwnProfile } from '@contract/modules/auth/auth.calls'

/** Whose account is an employee’s is called as the employee is, whatever was typed with the account. */
export function isNamedElsewhere(user: Pick<OwnProfile, 'first_name' | 'last_name' | 'full_name'>): boolean {
  const typed = [user.first_name, user.last_name].filter(Boolean).join(' ')
  return typed !== '' && typed !== user.full_name
}
