import type { CustomLocale } from 'flatpickr/dist/types/locale'

/** The first of January 2023 was a Sunday. */
const weekday = (index: number) => new Date(Date.UTC(2023, 0, 1 + index))
const month = (index: number) => new Date(Date.UTC(2023, index, 1))

type WeekdayNames = CustomLocale['weekdays']['shorthand']
type Twelve = CustomLocale['months']['shorthand']

interface WithWeekInfo {
  getWeekInfo?: () => { firstDay: number }
  weekInfo?: { firstDay: number }
}

function firstDayOf(tag: string): number {
  const locale = new Intl.Locale(tag) as WithWeekInfo
  const info = locale.getWeekInfo?.() ?? locale.weekInfo
  return (info?.firstDay ?? 7) % 7
}

/** The browser knows the names of days and months in every language; no file of them has to be fetched. */
export function calendarLocale(tag: string, words: { month: string; year: string }): CustomLocale {
  const civil = `${tag}-u-ca-gregory-nu-latn`
  const names = (length: number, at: (index: number) => Date, style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(civil, { ...style, timeZone: 'UTC' })
    return Array.from({ length }, (_, index) => format.format(at(index)))
  }
  return {
    weekdays: {
      shorthand: names(7, weekday, { weekday: 'short' }) as WeekdayNames,
      longhand: names(7, weekday, { weekday: 'long' }) as WeekdayNames,
    },
    months: {
      shorthand: names(12, month, { month: 'short' }) as Twelve,
      longhand: names(12, month, { month: 'long' }) as Twelve,
    },
    firstDayOfWeek: firstDayOf(tag),
    monthAriaLabel: words.month,
    yearAriaLabel: words.year,
  }
}
