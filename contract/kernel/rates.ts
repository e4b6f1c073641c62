import { roundedDivision, type Centavos } from '@contract/kernel/money'

/** Percent as decimal text ("3.5", "0.400000") on the wire, whole millionths of a percent inside. */
export type Rate = bigint

const RATE = /^(\d{1,3})(?:\.(\d{1,6}))?$/
const PLACES = 6
const LONGEST_INPUT = 64

export const WHOLE_RATE: Rate = 100n * 10n ** BigInt(PLACES)

export const isRateText = (text: string): boolean => RATE.test(text)

/** Exact, as parseMoney is: no sign, no blanks, at most six places. */
export function parseRate(text: string): Rate {
  const match = RATE.exec(text)
  if (!match) throw new RangeError(`not a rate: ${text.slice(0, LONGEST_INPUT)}`)
  const [, whole, fraction = ''] = match
  return BigInt(whole + fraction.padEnd(PLACES, '0'))
}

export function rateText(rate: Rate): string {
  const digits = rate.toString().padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}

export function percentOf(amount: Centavos, rate: Rate): Centavos {
  return roundedDivision(amount * rate, WHOLE_RATE)
}

/** What of a tax-inclusive amount is not the tax; the tax itself is the rest. */
export function netOfTax(gross: Centavos, rate: Rate): Centavos {
  return roundedDivision(gross * WHOLE_RATE, WHOLE_RATE + rate)
}
