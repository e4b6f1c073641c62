import { addDays, type DateText } from '@contract/kernel/dates'

/** The unit whose developers are billed. */
export const BILLING_UNIT = 'CEB'

const QUARTERS = 8
export const DAYS_TO_SEND = 4

/** How far a statement has come, by the developer's place and by how many quarters ago it was cut off. */
export type StatementPlan = {
  reaches: 'draft' | 'pending' | 'approved' | 'sent'
  pays: 'nothing' | 'part' | 'all' | 'bounced'
  isDisputed: boolean
}

const NEWEST = ['draft', 'pending', 'approved', 'sent'] as const
const NEVER_PAID = { reaches: 'sent', pays: 'nothing', isDisputed: false } as const

export function planOf(quartersAgo: number, developer: number): StatementPlan {
  if (quartersAgo === 0) return { ...NEVER_PAID, reaches: NEWEST[developer % NEWEST.length] ?? 'sent' }
  if (quartersAgo > 1)
    return { ...NEVER_PAID, pays: developer === 1 && quartersAgo === 2 ? 'bounced' : 'all' }
  if (developer === 3) return { ...NEVER_PAID, isDisputed: true }
  return { ...NEVER_PAID, pays: developer % 2 === 0 ? 'part' : 'nothing' }
}

/** The ends of the last quarters, the earliest first. */
export function quarterEnds(today: DateText, count: number): DateText[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const quarter = Math.floor((month - 1) / 3)
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(year, (quarter - index) * 3, 1)).toISOString().slice(0, 10)
    return addDays(first, -1)
  }).toReversed()
}

/** The ends of the quarters of two years that can have been billed by now, the earliest first. */
export const billedQuarters = (today: DateText): DateText[] =>
  quarterEnds(addDays(today, -DAYS_TO_SEND), QUARTERS)

/** January of the year in which the first of them was billed. */
export const firstOfBooks = (today: DateText): DateText =>
  `${addDays(billedQuarters(today)[0] ?? today, DAYS_TO_SEND).slice(0, 4)}-01-01`
