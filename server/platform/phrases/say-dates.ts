import { BUSINESS_ZONE, DATE_STYLES } from '@contract/kernel/dates'
import { LOCALES, type Locale } from '@contract/kernel/locales'

/** Latin digits and the civil calendar in every language, as on the screens. */
const inStyle = (locale: Locale, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${LOCALES[locale].tag}-u-ca-gregory-nu-latn`, style)

export function sayDate(locale: Locale, date: string): string {
  return inStyle(locale, { ...DATE_STYLES.short, timeZone: 'UTC' }).format(new Date(date))
}

export function sayMoment(locale: Locale, instant: string): string {
  return inStyle(locale, { ...DATE_STYLES.long, timeZone: BUSINESS_ZONE }).format(new Date(instant))
}
