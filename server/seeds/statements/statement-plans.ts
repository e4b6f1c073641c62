import { addDays, type DateText } from '@contract/kernel/dates'

/** The unit whose developers are billed. */
export const BILLING_UNIT = 'CEB'

const BILLED = 8
const DAYS_BETWEEN = 91
const NEWEST_DAYS_AGO = 28
const MONTHS_OF_QUARTER = 3
const DAYS_APART = 30
export const DAYS_TO_SEND = 4

/** How far a statement has come, by the developer's place and by how many before it are newer. */
export type StatementPlan = {
  reaches: 'draft' | 'pending' | 'approved' | 'sent'
  pays: 'nothing' | 'part' | 'all' | 'bounced'
  isDisputed: boolean
}

const NEWEST = ['draft', 'pending', 'approved', 'sent'] as const
const NEVER_PAID = { reaches: 'sent', pays: 'nothing', isDisputed: false } as const

export function planOf(newer: number, developer: number): StatementPlan {
  if (newer === 0) return { ...NEVER_PAID, reaches: NEWEST[developer % NEWEST.length] ?? 'sent' }
  if (newer > 1) return { ...NEVER_PAID, pays: developer === 1 && newer === 2 ? 'bounced' : 'all' }
  if (developer === 3) return { ...NEVER_PAID, isDisputed: true }
  return { ...NEVER_PAID, pays: developer % 2 === 0 ? 'part' : 'nothing' }
}

/**
 * The days up to which two years were billed, a quarter apart, the earliest first. They are as far from today as the
 * sales are, so that the company stands at the same points on whatever day it is made.
 */
export const cutoffs = (today: DateText): DateText[] =>
  Array.from({ length: BILLED }, (_, ago) =>
    addDays(today, -NEWEST_DAYS_AGO - ago * DAYS_BETWEEN),
  ).toReversed()

/** Each developer's quarter ends in another month, so that something is billed in each; the newest are all of one day. */
export const billedUpTo = (cutoff: DateText, newer: number, place: number): DateText =>
  newer === 0 ? cutoff : addDays(cutoff, DAYS_APART * (place % MONTHS_OF_QUARTER))

/** Those whose quarter ends first are billed first. */
export const inOrderOfBilling = <Developer>(developers: readonly Developer[]): [number, Developer][] =>
  [...developers.entries()].toSorted(
    ([one], [other]) => (one % MONTHS_OF_QUARTER) - (other % MONTHS_OF_QUARTER),
  )

/** January of the year in which the first of them was billed. */
export const firstOfBooks = (today: DateText): DateText =>
  `${addDays(cutoffs(today)[0] ?? today, DAYS_TO_SEND).slice(0, 4)}-01-01`
