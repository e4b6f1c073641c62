import type { DateText } from '@contract/kernel/dates'
import { LOCALES, type Locale } from '@contract/kernel/locales'

/** "October 2026" of any day of it, in Latin digits as everywhere in the portal. */
export const formatMonth = (day: DateText, locale: Locale): string =>
  new Intl.DateTimeFormat(`${LOCALES[locale].tag}-u-nu-latn`, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(`${day}T00:00:00Z`))
