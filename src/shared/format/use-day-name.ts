import type { DateText } from '@contract/kernel/dates'
import { useFormats } from '@/shared/format/use-formats'

/** "Tue, Mar 3, 2026" in the language of the moment. */
export function useDayName(): (date: DateText) => string {
  const formats = useFormats()
  return date => `${formats.weekday(date)}, ${formats.shortDate(date)}`
}
