import { addDays, addMonths, type DateText } from '@contract/kernel/dates'

export const DEMO_SALES = 600
const MONTHS = 24

export type Until = 'draft' | 'reserved' | 'booked' | 'cancelled' | 'booked_cancelled' | 'forfeited'

export type SalePlan = {
  reserved: DateText
  until: Until
  seller: number
  isShared: boolean
  endsAfter: number
  payments: number
  terms: Record<string, unknown>
}

const FIRST = [
  'Ana',
  'Ben',
  'Carla',
  'Dante',
  'Elsa',
  'Franco',
  'Gina',
  'Hector',
  'Iris',
  'Jomar',
  'Karen',
  'Leo',
]
const LAST = [
  'Abad',
  'Basco',
  'Cordero',
  'Dizon',
  'Espino',
  'Fajardo',
  'Galang',
  'Hizon',
  'Ilagan',
  'Jacinto',
]

export const nameOf = (index: number) => ({
  first_name: FIRST[index % FIRST.length],
  last_name: `${LAST[Math.floor(index / FIRST.length) % LAST.length]}`,
})

/** The same company every time: what differs is the day on which it is told. */
export function planOf(index: number, today: DateText): SalePlan {
  const age = MONTHS - Math.floor((index * MONTHS) / DEMO_SALES)
  const reserved = addDays(addMonths(today, -age), (index * 7) % 28)
  const isRecent = age <= 2
  const turn = index % 20
  const isSpot = index % 12 === 0
  const until: Until = isRecent
    ? turn < 3
      ? 'draft'
      : 'reserved'
    : turn < 3
      ? 'cancelled'
      : turn === 3
        ? 'forfeited'
        : turn === 4 && !isSpot
          ? 'booked_cancelled'
          : 'booked'
  return {
    reserved: reserved < today ? reserved : today,
    until,
    seller: index * 5,
    isShared: index % 4 === 0,
    endsAfter: 5 + (index % 20),
    payments: isSpot ? 3 : Math.min(age, 1 + (index % 4)),
    terms: isSpot
      ? {
          financing: 'spot_cash',
          lender_bank_id: null,
          dp_rate_pct: '100',
          dp_start_date: null,
          dp_terms_months: 1,
        }
      : {
          financing: 'bank',
          lender_bank_id: null,
          dp_rate_pct: '20',
          dp_start_date: null,
          dp_terms_months: 12,
        },
  }
}
