import { yearOf } from '@contract/kernel/calendar'
import type { DateText } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { raisedBy } from '@contract/modules/accounting/budget.rules'

type Bills = { rent: string; utilities: string; marketing: string; travel: string; sundries: string }

/** What a unit pays in a usual month of its first year. */
const USUAL: Readonly<Record<string, Bills>> = {
  HO: {
    rent: '148000.00',
    utilities: '21350.40',
    marketing: '64000.00',
    travel: '18400.00',
    sundries: '6250.00',
  },
  CEB: {
    rent: '85000.00',
    utilities: '14220.75',
    marketing: '38500.00',
    travel: '12750.00',
    sundries: '4180.00',
  },
  DVO: {
    rent: '42500.00',
    utilities: '8114.20',
    marketing: '17250.00',
    travel: '7900.00',
    sundries: '2460.00',
  },
}
/** Leases are raised once a year. */
const RENT_RISES = 5
/** Above or below a usual month, January first: the dry months are hot, and campaigns go with the seasons of buying. */
const UTILITIES = [-12, -9, 3, 14, 17, 8, 2, -1, -3, -6, -8, 4]
const MARKETING = [-14, -6, 5, 9, -3, -11, -8, -4, 2, 7, 16, 11]

/** What a unit is billed in the month of a day, by how many years its books have then been kept; null for units without an office. */
export function monthlyBills(unit: string, month: DateText, first: DateText): Bills | null {
  const usual = USUAL[unit]
  if (!usual) return null
  const year = yearOf(month) - yearOf(first)
  const index = Number(month.slice(5, 7)) - 1
  // Offices do not turn warm in step with each other.
  const own = Object.keys(USUAL).indexOf(unit) - 1
  const raised = (amount: string, percent: number) => moneyText(raisedBy(parseMoney(amount), `${percent}`))
  return {
    rent: raised(usual.rent, RENT_RISES * year),
    utilities: raised(usual.utilities, (UTILITIES[index] ?? 0) + own + 3 * year),
    marketing: raised(usual.marketing, (MARKETING[index] ?? 0) - 2 * own + 4 * year),
    // More buyers are driven to sites when more is advertised.
    travel: raised(usual.travel, (MARKETING[index] ?? 0) + 3 * own + 3 * year),
    sundries: raised(usual.sundries, own - (UTILITIES[index] ?? 0) + 2 * year),
  }
}
