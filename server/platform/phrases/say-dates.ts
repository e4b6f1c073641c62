import { BUSINESS_ZONE, DATE_STYLES } from '@contract/kernel/dates'
import { LOCALES, type Locale } from '@contract/kernel/locales'

/** Latin digits and the civil calendar in every language, as on the screens. */
const inStyle = (locale: Locale, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${LOCALES[locale].tag}-u-ca-gregory-nu-latn`, style)

export function sayDate(locale: Locale, date: string): string {
  return inStyle(locale, { ...DATE_STYLES.short, timeZone: 'UTC' }).format(new Date(date))
}

/** "Dec 28–31" in the year that runs; another year is said. */
export function sayDayRange(locale: Locale, from: string, to: string): string {
  const thisYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: BUSINESS_ZONE }).format()
  const isNear = from.startsWith(thisYear) && to.startsWith(thisYear)
  const { year, ...near } = DATE_STYLES.short
  return inStyle(locale, { ...near, ...(isNear ? {} : { year }), timeZone: 'UTC' })
    .formatRangeToParts(new Date(from), new Date(to))
    .map(({ value }) => (value.trim() === '–' ? '–' : value))
    .join('')
}

/** "2 days", "1 day", "2.5 days". */
export function sayDays(locale: Locale, days: number): string {
  return new Intl.NumberFormat(`${LOCALES[locale].tag}-u-nu-latn`, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  }).format(days)
}

export function sayMoment(locale: Locale, instant: string): string {
  return inStyle(locale, { ...DATE_STYLES.long, timeZone: BUSINESS_ZONE }).format(new Date(instant))
}
