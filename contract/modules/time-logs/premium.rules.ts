import type { DayKind } from '@contract/people/work-calendar.rules'

/** Of the hourly rate, in hundredths of a percent. Rows of the settings; these are the law's. */
export type Premium = { day: PremiumDay; regular: number; overtime: number }
export type PremiumDay = 'ordinary' | 'rest_or_special' | 'regular_holiday' | 'regular_holiday_on_rest_day'

export const SEED_PREMIUMS: readonly Premium[] = [
  { day: 'ordinary', regular: 10_000, overtime: 12_500 },
  { day: 'rest_or_special', regular: 13_000, overtime: 16_900 },
  { day: 'regular_holiday', regular: 20_000, overtime: 26_000 },
  { day: 'regular_holiday_on_rest_day', regular: 26_000, overtime: 33_800 },
]
const NIGHT_PREMIUM = 1000

export function premiumDay(kind: DayKind, is_rest_day: boolean): PremiumDay {
  if (kind === 'regular_holiday') return is_rest_day ? 'regular_holiday_on_rest_day' : 'regular_holiday'
  return kind === 'work' && !is_rest_day ? 'ordinary' : 'rest_or_special'
}

/** What an hour of the day is worth; at night a tenth more of that. */
export function premiumOf(
  rows: readonly Premium[],
  day: PremiumDay,
  hour: { overtime: boolean; night: boolean },
): number {
  const row = rows.find(each => each.day === day)
  if (!row) throw new RangeError(`no premium for ${day}`)
  const points = hour.overtime ? row.overtime : row.regular
  return hour.night ? points + Math.round((points * NIGHT_PREMIUM) / 10_000) : points
}
