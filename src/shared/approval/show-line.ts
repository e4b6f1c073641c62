import type { Locale } from '@contract/kernel/locales'
import type { ViewLine } from '@contract/modules/approvals/approval-view'
import type { Formats } from '@/shared/format/formats'
import { storedName } from '@/shared/i18n/stored-name'
import type { Phrase } from '@/shared/i18n/use-phrases'

export type LineFormat = { t: Phrase<'approval'>; formats: Formats; locale: Locale }

const HALF_DAYS = ['none', 'first_day_pm', 'last_day_am', 'single_am', 'single_pm'] as const
type HalfDay = (typeof HALF_DAYS)[number]
const SALE_CHANGES = [
  'change_unit',
  'change_buyer',
  'change_price',
  'change_terms',
  'change_seller',
  'cancellation',
] as const
const isSaleChange = (value: string): value is (typeof SALE_CHANGES)[number] =>
  (SALE_CHANGES as readonly string[]).includes(value)
const isHalfDay = (value: string): value is HalfDay => (HALF_DAYS as readonly string[]).includes(value)

/** "2.50" as hundredths, read as text: a day is never a fraction of two. */
export const hundredthsOf = (days: string) => {
  const [whole = '', rest = ''] = days.split('.')
  return Number(whole) * 100 + Number(rest.padEnd(2, '0').slice(0, 2))
}

/** "3 days", "2.5 days". */
export function shownDays(days: string, { t }: Pick<LineFormat, 't'>): string {
  return t('days', { count: hundredthsOf(days) / 100 })
}

function shownPeriod(value: string, { t, formats }: LineFormat): string {
  const [from = '', to = from] = value.split('/')
  return from === to
    ? formats.shortDate(from)
    : t('period', { from: formats.shortDate(from), to: formats.shortDate(to) })
}

/** A document says first what it is about; a list has room for that alone. */
export const LINES_IN_SHORT = 3

/** A document's own field carries its name in the reader's language. */
export function lineLabel({ name, label }: ViewLine, { t }: Pick<LineFormat, 't'>): string {
  return label ?? (name === 'field' ? '' : t(`line.${name}`))
}

export const lineKey = ({ name, label = '' }: ViewLine) => `${name} ${label}`

/** A value as people read it in a list. */
export function shownBriefly({ name, kind, value }: ViewLine, showing: LineFormat): string {
  const { t, formats } = showing
  switch (kind) {
    case 'text':
      return storedName(name, value)
    case 'date':
      return formats.shortDate(value)
    case 'instant':
      return formats.longDate(value)
    case 'period':
      return shownPeriod(value, showing)
    case 'days':
      return shownDays(value, showing)
    case 'minutes': {
      const minutes = Number(value)
      return t('minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    }
    case 'money':
      return formats.amount(value)
    case 'phrase':
      if (name === 'sale_change' && isSaleChange(value)) return t(`sale_change.${value}`)
      return name === 'half_day' && isHalfDay(value) ? t(`half_day.${value}`) : value
  }
}
