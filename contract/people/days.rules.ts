/** Leave is counted in whole hundredths of a day, so that no sum is ever a float; on the wire it is "2.50". */
export type Hundredths = number

export const WHOLE_DAY: Hundredths = 100

const DAYS = /^(-?)(\d{1,4})(?:\.(\d{1,2}))?$/

export function parseDays(text: string): Hundredths {
  const match = DAYS.exec(text)
  if (!match) throw new RangeError(`not a number of days: ${text.slice(0, 32)}`)
  const [, sign, whole, fraction = ''] = match
  const days = Number(whole) * WHOLE_DAY + Number(fraction.padEnd(2, '0'))
  return sign && days !== 0 ? -days : days
}

export function daysText(days: Hundredths): string {
  const digits = Math.abs(days).toString().padStart(3, '0')
  return `${days < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A part of something in hundredths, halves going up: a third of a day is 0.33, an hour of eight 0.13. */
export function partOf(whole: Hundredths, numerator: number, denominator: number): Hundredths {
  return Math.floor((2 * whole * numerator + denominator) / (2 * denominator))
}

export function sumDays(days: readonly Hundredths[]): Hundredths {
  return days.reduce((sum, each) => sum + each, 0)
}
