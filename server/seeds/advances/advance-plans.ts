type Purpose = 'operational' | 'travel' | 'event' | 'salary'
export type AdvanceStage =
  | 'draft'
  | 'head'
  | 'accounting'
  | 'president'
  | 'approved'
  | 'signed'
  | 'released'
  | 'spent'
  | 'settled'
  | 'returned'

export type AdvancePlan = {
  /** A demo account, or the place of somebody without one. */
  who: string | number
  purpose: Purpose
  amount: string
  description: string
  /** So many days before today it was asked for, and paid out the day after. */
  daysAgo: number
  stage: AdvanceStage
}

const plan = (
  who: AdvancePlan['who'],
  stage: AdvanceStage,
  daysAgo: number,
  amount: string,
  purpose: Purpose,
  description: string,
): AdvancePlan => ({ who, stage, daysAgo, amount, purpose, description })

/** One at each point of its way, two of them overdue. */
export const ADVANCE_PLANS: readonly AdvancePlan[] = [
  plan('employee', 'settled', 40, '8500.00', 'event', 'Booth at the Makati housing fair'),
  plan('employee', 'approved', 2, '6000.00', 'travel', 'Tripping with two buyers to Cebu'),
  plan('agent', 'head', 1, '3000.00', 'travel', 'Fuel and tolls for site visits'),
  plan(0, 'draft', 0, '2500.00', 'operational', 'Printing of price lists'),
  plan(1, 'head', 1, '4200.00', 'operational', 'Office supplies for the new desk'),
  plan(2, 'accounting', 2, '12000.00', 'event', 'Open house in November'),
  plan(3, 'president', 3, '36500.00', 'event', 'Launch of the second tower'),
  plan(4, 'signed', 3, '5400.00', 'travel', 'Bank visits in Davao'),
  plan(5, 'released', 5, '9800.00', 'travel', 'Developers’ meeting in Manila'),
  plan(6, 'released', 24, '7200.00', 'operational', 'Repairs of the showroom'),
  plan(7, 'spent', 26, '15000.00', 'event', 'Broker appreciation night'),
  plan(8, 'spent', 6, '11000.00', 'travel', 'Site inspection with the bank'),
  plan(9, 'settled', 31, '4800.00', 'operational', 'Courier and notary fees'),
  plan(10, 'settled', 20, '10000.00', 'travel', 'Training in Tagaytay'),
  plan(11, 'returned', 2, '18000.00', 'operational', 'New chairs for the lobby'),
]
