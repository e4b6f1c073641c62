import { BUSINESS_ZONE, DATE_STYLES, shownDate, shownInstant, type DateText } from '@contract/kernel/dates'
import { formatAmount } from '@contract/kernel/money'

export interface Formats {
  /** "Nov 20, 2026" in the language of the moment, of a plain date or an instant. */
  shortDate: (value: DateText | Date) => string
  /** With weekday, hour and minute. */
  longDate: (value: string | Date) => string
  /** "Fri", of a plain date. */
  weekday: (value: DateText) => string
  /** The letter of the day, above a column as narrow as a figure: some languages have no short names. */
  weekdayLetter: (value: DateText) => string
  /** "August 2026", of any day in it. */
  month: (value: DateText) => string
  /** "Aug", of any day in it: above a column. */
  monthName: (value: DateText) => string
  /** "11-20-2026", as the date picker shows it. */
  date: (value: DateText) => string
  /** "11-20-2026 14:05": the default of the date helper. */
  instant: (value: string | Date) => string
  /** The same in every language: "1,234.50", "(20.00)". */
  amount: (value: unknown) => string
  /** "420M", where a drawing has little room. */
  compact: (value: number) => string
  /** "420,290,358.16", no more decimals than there are. */
  figure: (value: number) => string
}

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/

/** A plain date has no hour, so no zone may move it to the day before. */
function zoneOf(value: string | Date): string {
  return typeof value === 'string' && PLAIN_DATE.test(value) ? 'UTC' : BUSINESS_ZONE
}

const FIGURE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Of what is drawn outside of React as well. */
export const figureText = (value: number): string => FIGURE.format(value)

/**
 * Latin digits and the civil calendar in every language: figures are copied, compared and typed back, and must
 * read the same beside one another.
 */
export function buildFormats(tag: string): Formats {
  const locale = `${tag}-u-ca-gregory-nu-latn`
  const inStyle = (style: Intl.DateTimeFormatOptions) => {
    // Making one costs more than a hundred dates that it says.
    const made: Partial<Record<string, Intl.DateTimeFormat>> = {}
    return (value: string | Date) => {
      const date = new Date(value)
      if (Number.isNaN(date.getTime())) return ''
      const timeZone = zoneOf(value)
      made[timeZone] ??= new Intl.DateTimeFormat(locale, { ...style, timeZone })
      return made[timeZone].format(date)
    }
  }
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return {
    shortDate: inStyle(DATE_STYLES.short),
    longDate: inStyle(DATE_STYLES.long),
    weekday: inStyle({ weekday: 'short' }),
    weekdayLetter: inStyle({ weekday: 'narrow' }),
    month: inStyle({ year: 'numeric', month: 'long' }),
    monthName: inStyle({ month: 'short' }),
    date: shownDate,
    instant: value => shownInstant(value),
    amount: formatAmount,
    compact: value => compact.format(value),
    figure: figureText,
  }
}
