import { isDateText, type DateText } from '@contract/kernel/dates'
import { latinDigits } from '@/shared/form/latin-digits'

const LONGEST = 32
const SHOWN = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const STORED = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/

/** "11-20-2026", "11/20/2026" and "11202026" alike, month first as it is shown; also "2026-11-20". Null: no date. */
export function typedDate(text: string): DateText | null {
  const plain = latinDigits(text.trim().slice(0, LONGEST))
  const stored = STORED.exec(plain)
  const shown = SHOWN.exec(plain) ?? DIGITS.exec(plain)
  const [year, month, day] = stored ? [stored[1], stored[2], stored[3]] : [shown?.[3], shown?.[1], shown?.[2]]
  if (!year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDateText(date) ? date : null
}

/** A date of the calendar, by its parts and not by its instant: no zone may move it to the day before. */
export function dateTextOf(date: Date): DateText {
  const part = (figure: number, length: number) => String(figure).padStart(length, '0')
  return `${part(date.getFullYear(), 4)}-${part(date.getMonth() + 1, 2)}-${part(date.getDate(), 2)}`
}
