import { roundedDivision, type Centavos } from '@contract/kernel/money'
import { percentOf, WHOLE_RATE, type Rate } from '@contract/kernel/rates'
import { RefusedTerms } from '@contract/kernel/refused-terms'

const WEIGHT = /^(\d{1,10})(?:\.(\d{1,4}))?$/
const WEIGHT_PLACES = 4
const LONGEST_INPUT = 64

export const total = (parts: readonly Centavos[]): Centavos => parts.reduce((sum, part) => sum + part, 0n)

/** "1", "33.3333" → whole ten-thousandths. Only the proportion of weights matters. */
export function parseWeight(text: string): bigint {
  const match = WEIGHT.exec(text)
  if (!match) throw new RangeError(`not a weight: ${text.slice(0, LONGEST_INPUT)}`)
  const [, whole, fraction = ''] = match
  return BigInt(whole + fraction.padEnd(WEIGHT_PLACES, '0'))
}

export const isWeightText = (text: string): boolean => WEIGHT.test(text)

export function weightText(weight: bigint): string {
  const digits = weight.toString().padStart(WEIGHT_PLACES + 1, '0')
  return `${digits.slice(0, -WEIGHT_PLACES)}.${digits.slice(-WEIGHT_PLACES)}`
}

/**
 * A fixed amount over weights: each share is floored, the centavos left over go one by one to the largest
 * fractions, and of equal fractions to the earlier share. What is negative is split like its absolute value.
 */
export function splitByWeights(amount: Centavos, weights: readonly bigint[]): Centavos[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum <= 0n || weights.some(weight => weight < 0n)) throw new RefusedTerms('weights_missing')
  if (amount < 0n) return splitByWeights(-amount, weights).map(share => -share)
  const shares = weights.map((weight, index) => ({
    index,
    floor: (amount * weight) / sum,
    fraction: (amount * weight) % sum,
  }))
  const left = amount - total(shares.map(({ floor }) => floor))
  const order = shares.toSorted((a, b) => compare(b.fraction, a.fraction) || a.index - b.index)
  const lucky = new Set(order.slice(0, Number(left)).map(({ index }) => index))
  return shares.map(({ floor, index }) => (lucky.has(index) ? floor + 1n : floor))
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)

/** Parts of one amount whose rates add up to the whole: each is what has accrued by then less what had before. */
export function cumulativeParts(amount: Centavos, rates: readonly Rate[]): Centavos[] {
  if (total(rates) !== WHOLE_RATE) throw new RefusedTerms('parts_not_whole')
  let accruedRate = 0n
  let accrued = 0n
  return rates.map(rate => {
    const before = accrued
    accruedRate += rate
    accrued = percentOf(amount, accruedRate)
    return accrued - before
  })
}

/** Equal parts, the last of which takes what rounding leaves. Refuses parts too small to leave it anything. */
export function equalParts(amount: Centavos, count: number): Centavos[] {
  if (!Number.isInteger(count) || count < 1) throw new RefusedTerms('instalments_missing')
  const part = roundedDivision(amount, BigInt(count))
  const last = amount - part * BigInt(count - 1)
  if (amount <= 0n || part === 0n || last <= 0n) throw new RefusedTerms('instalments_too_small')
  return [...Array.from({ length: count - 1 }, () => part), last]
}
