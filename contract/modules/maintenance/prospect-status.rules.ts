import type { BrokenRule } from '@contract/kernel/broken-rule'

export type StatusState = { id: string | null; category: string; is_default: boolean; is_active: boolean }

const NEEDED = ['open', 'won'] as const

/**
 * A new lead starts in the default status, which is an open one. Once there are statuses to start in and to win by,
 * there always are; `others` are the statuses besides the one that is written.
 */
export function checkProspectStatus(
  status: StatusState,
  before: StatusState | null,
  others: readonly StatusState[],
): BrokenRule[] {
  const broken: BrokenRule[] = []
  if (status.is_default && status.category !== 'open')
    broken.push({ path: 'category', code: 'default_status_open' })
  const isDefaultNow = before !== null && before.is_default && before.is_active
  if (isDefaultNow && !(status.is_default && status.is_active))
    broken.push({ path: status.is_active ? 'is_default' : 'is_active', code: 'default_status_needed' })
  for (const category of NEEDED) {
    const had = before !== null && before.is_active && before.category === category
    const has = [status, ...others].some(one => one.is_active && one.category === category)
    if (had && !has)
      broken.push({ path: status.is_active ? 'category' : 'is_active', code: `last_${category}_status` })
  }
  return broken
}
