import { addDays, type DateText } from '@contract/kernel/dates'
import { scatter, oneOf } from '@server/seeds/sales/scatter'

const DAYS = 720
/** So many were reserved on the day on which all this is told. */
const TODAY = 4

export type Course =
  | 'draft'
  | 'reserved'
  | 'cancelled'
  | 'forfeited'
  | 'reinstated'
  | 'booked'
  | 'amended'
  | 'booked_cancelled'

export type SalePlan = {
  index: number
  reserved: DateText
  course: Course
  terms: Record<string, unknown>
  discount: { kind: 'none' | 'promo'; rate_pct: string | null; amount: null }
  fee: string
  /** The sale came of a lead of the seller's. */
  fromLead: boolean
  isShared: boolean
  hasSpouse: boolean
  /** Days after which it ended, where it did. */
  endsAfter: number
  /** How many instalments a buyer hands over at once. */
  atOnce: number
  /** Some are behind with what is due. */
  behind: number
  bounces: boolean
}

/** Two years in which the company grew, up to today; the same company every time, whatever the day. */
function daysAgoOf(index: number, count: number): number {
  const place = count - 1 - index
  return place < TODAY ? 0 : Math.ceil(DAYS * ((place - TODAY + 1) / (count - TODAY)) ** 1.25)
}

/** The plan of one of so many sales. */
export function planOf(index: number, count: number, today: DateText): SalePlan {
  const age = daysAgoOf(index, count)
  const course = courseOf(index, age)
  return {
    index,
    reserved: addDays(today, -age),
    course,
    terms: { lender_bank_id: null, dp_start_date: null, ...termsOf(index) },
    discount:
      scatter(index, 'discount', 8) === 0
        ? { kind: 'promo', rate_pct: oneOf(index, 'rate', ['1', '2', '3'] as const), amount: null }
        : { kind: 'none', rate_pct: null, amount: null },
    fee: oneOf(index, 'fee', ['20000.00', '25000.00', '30000.00'] as const),
    // Never the first of ten: by that one it is known whether ten of them were written already.
    fromLead: index % 10 !== 0 && scatter(index, 'lead', 2) === 0,
    isShared: course !== 'amended' && scatter(index, 'shared', 5) === 0,
    hasSpouse: scatter(index, 'spouse', 8) === 0,
    endsAfter: 5 + scatter(index, 'ends', 20),
    atOnce: oneOf(index, 'at once', [3, 4, 6, 6] as const),
    behind: scatter(index, 'behind', 7) === 0 ? 2 : 0,
    bounces: scatter(index, 'bounces', 9) === 0,
  }
}

/** A contract is signed five weeks after the reservation; who reserved later than that is still on the way. */
export const SIGNED_AFTER = 35

function courseOf(index: number, age: number): Course {
  const turn = scatter(index, 'course', 20)
  if (age < 5) return turn < 7 && index % 10 !== 0 ? 'draft' : 'reserved'
  if (age <= SIGNED_AFTER + 10) return turn < 2 && age > 25 ? 'cancelled' : 'reserved'
  if (turn < 2) return 'cancelled'
  if (turn === 2) return 'forfeited'
  if (turn === 3) return 'reinstated'
  if (turn === 4 && age > 150) return 'booked_cancelled'
  return turn === 5 && age > 90 ? 'amended' : 'booked'
}

const bank = (dp_terms_months: number) => ({ financing: 'bank', dp_rate_pct: '20', dp_terms_months })
const TERMS = [
  { financing: 'spot_cash', dp_rate_pct: '100', dp_terms_months: 1 },
  { financing: 'deferred_cash', dp_rate_pct: '20', dp_terms_months: 12, balance_terms_months: 24 },
  {
    financing: 'in_house',
    dp_rate_pct: '30',
    dp_terms_months: 12,
    balance_terms_months: 60,
    interest_rate_pct: '14',
  },
  {
    financing: 'in_house',
    dp_rate_pct: '20',
    dp_terms_months: 18,
    balance_terms_months: 36,
    interest_rate_pct: '12',
  },
  { financing: 'pag_ibig', dp_rate_pct: '10', dp_terms_months: 10 },
  { financing: 'pag_ibig', dp_rate_pct: '15', dp_terms_months: 12 },
  ...[bank(10), bank(12), bank(12), bank(18), bank(24), bank(24)],
] as const

const termsOf = (index: number): Record<string, unknown> => oneOf(index, 'terms', TERMS)
