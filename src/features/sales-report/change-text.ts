import { parseMoney, roundedDivision } from '@contract/kernel/money'

const TENTHS = 1000n

/** By how much it grew, in percent with one decimal; nothing can be said of what was nought. */
export function changeText(now: string, before: string | null): string {
  const was = before === null ? 0n : parseMoney(before)
  if (was === 0n) return '–'
  const tenths = roundedDivision((parseMoney(now) - was) * TENTHS, was)
  const size = tenths < 0n ? -tenths : tenths
  const sign = tenths > 0n ? '+' : tenths < 0n ? '−' : ''
  return `${sign}${size / 10n}.${size % 10n}`
}
