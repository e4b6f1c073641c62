import { checkOrder, type BrokenRule } from '@contract/kernel/broken-rule'
import type { DateText } from '@contract/kernel/dates'

export type Membership = { valid_from: DateText; valid_to: DateText | null }

/** Both ends belong to it; without a last day it goes on. */
function meet(one: Membership, other: Membership): boolean {
  const before = (a: Membership, b: Membership) => a.valid_to !== null && a.valid_to < b.valid_from
  return !before(one, other) && !before(other, one)
}

/** `others` are the memberships of the same person in any team. */
export function checkMembership(membership: Membership, others: readonly Membership[]): BrokenRule[] {
  const broken = checkOrder(membership, 'valid_from', 'valid_to')
  return others.some(other => meet(membership, other))
    ? [...broken, { path: 'valid_from', code: 'member_elsewhere' }]
    : broken
}
