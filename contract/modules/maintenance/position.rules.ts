import type { BrokenRule } from '@contract/kernel/broken-rule'

type Position = { category: string; default_commission_rate: string | null; is_override_level: boolean }

/** Commission is earned by selling and by leading those who sell, never by the back office. */
export function checkPosition(position: Position): BrokenRule[] {
  if (position.category !== 'staff') return []
  return [
    ...(position.default_commission_rate === null
      ? []
      : [{ path: 'default_commission_rate', code: 'staff_earn_no_commission' }]),
    ...(position.is_override_level ? [{ path: 'is_override_level', code: 'staff_earn_no_commission' }] : []),
  ]
}
