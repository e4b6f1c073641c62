import { monthAfter, type DateText } from '@contract/kernel/dates'
import type { FilterModel } from '@contract/kernel/list-query'
import { inMonths, oneOf } from '@contract/kernel/one-of'
import { ENDED_SALE_STATUSES, LIVE_SALE_STATUSES } from '@contract/modules/sales/sale-status'

/** Whole months, both named: "2026-01" to "2026-03" is a quarter. */
export type MonthText = string
export type Period = { from: MonthText; to: MonthText }

export const REPORT_DIMENSIONS = ['unit', 'team', 'seller', 'project', 'developer', 'month'] as const
export type ReportDimension = (typeof REPORT_DIMENSIONS)[number]

/** What can be looked at: each is a set of sales. */
export const REPORT_FACTS = ['reserved', 'booked', 'ended', 'lost'] as const
export type ReportFact = (typeof REPORT_FACTS)[number]

export const REPORT_FILTERS = ['ou_id', 'team_id', 'seller_id', 'project_id', 'developer_id'] as const
export type ReportFilter = (typeof REPORT_FILTERS)[number]
export type ReportFilters = { [name in ReportFilter]?: string | undefined }

export const FIELD_OF: Record<Exclude<ReportDimension, 'month'>, ReportFilter> = {
  unit: 'ou_id',
  team: 'team_id',
  seller: 'seller_id',
  project: 'project_id',
  developer: 'developer_id',
}

export const monthOf = (date: DateText): MonthText => date.slice(0, 7)
export const firstDay = (month: MonthText): DateText => `${month}-01`

/** How many months from one to the other; the same one is none. */
export function monthsFrom(month: MonthText, other: MonthText): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [otherYear = 0, otherNumber = 0] = other.split('-').map(Number)
  return (otherYear - year) * 12 + otherNumber - number
}

export const monthCount = ({ from, to }: Period): number => monthsFrom(from, to) + 1

/** As many months, ending where these begin. */
export function periodBefore({ from, to }: Period): Period {
  const months = monthCount({ from, to })
  return { from: monthAfter(from, -months), to: monthAfter(to, -months) }
}

/** Every sale that was ever reserved: a draft is nobody's sale yet. */
const RESERVED = [...LIVE_SALE_STATUSES, ...ENDED_SALE_STATUSES]

const within = ({ from, to }: Period) => inMonths(from, to)

/** The rows a figure is made of, for the list of sales and for that of shares alike. */
function factFilter(fact: ReportFact, period: Period, days: { booked: string; ended: string }): FilterModel {
  if (fact === 'booked') return { [days.booked]: within(period) }
  if (fact === 'ended') return { [days.ended]: within(period), status: oneOf(...ENDED_SALE_STATUSES) }
  return {
    reservation_date: within(period),
    status: oneOf(...(fact === 'lost' ? ENDED_SALE_STATUSES : RESERVED)),
  }
}

export type DrillQuestion = {
  fact: ReportFact
  by: ReportDimension
  /** Of one line; undefined for the total below them, null for the line that has no such thing. */
  key?: string | null | undefined
  period: Period
  filters: ReportFilters
}

/** `list`: sales themselves, or, where a seller is asked for, the shares of sales. */
export type Drill = { list: 'sales' | 'shares'; filter: FilterModel }

const DAYS = {
  sales: { booked: 'booked_at', ended: 'cancelled_at' },
  shares: { booked: 'booked_on', ended: 'ended_on' },
} as const

/** From a figure to exactly its rows: what they add up to is the figure. */
export function drillOf({ fact, by, key, period, filters }: DrillQuestion): Drill {
  const ofLine: { [name in ReportFilter]?: string | null } =
    key === undefined || by === 'month' ? {} : { [FIELD_OF[by]]: key }
  const wanted = Object.entries({ ...filters, ...ofLine }).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, oneOf(value)] as const],
  )
  const list = wanted.some(([field]) => field === 'seller_id') ? 'shares' : 'sales'
  const month = by === 'month' && typeof key === 'string' ? { from: key, to: key } : period
  const days = DAYS[list]
  return { list, filter: { ...factFilter(fact, month, days), ...Object.fromEntries(wanted) } }
}

export type CohortQuestion = {
  fact: 'booked' | 'ended'
  cohort: MonthText
  month: MonthText
  filters: ReportFilters
}

/** What of one reservation month was booked or ended in another. */
export function cohortDrill({ fact, cohort, month, filters }: CohortQuestion): Drill {
  const { list, filter } = drillOf({
    fact,
    by: 'month',
    key: month,
    period: { from: month, to: month },
    filters,
  })
  return { list, filter: { ...filter, reservation_date: within({ from: cohort, to: cohort }) } }
}
