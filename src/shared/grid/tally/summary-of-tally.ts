import { parseMoney, roundedDivision, moneyText } from '@contract/kernel/money'
import type { Aggregate } from '@contract/kernel/list-calls'
import type { Figure, RangeSummary } from '@/shared/grid/range-summary.types'
import { joined, moneyOf, type ExactTally, type Tally } from '@/shared/grid/tally/tally'

type Figures = Pick<RangeSummary, 'sum' | 'min' | 'max' | 'average'>

const NONE: Figures = { sum: null, min: null, max: null, average: null }

const number = (value: number): Figure => ({ kind: 'number', value })
const integer = (value: bigint): Figure => ({ kind: 'integer', value })
const money = (centavos: bigint): Figure => ({ kind: 'money', centavos })

const hasNumbers = (tally: Tally) => tally.min <= tally.max
const CENTAVOS = 100n

/** All numbers as whole ones of any size. Only asked where none has a fraction. */
function exact(tally: Tally): ExactTally | null {
  const { big } = tally
  if (!hasNumbers(tally)) return big
  const plain = {
    sum: BigInt(tally.sum) + BigInt(tally.lost),
    min: BigInt(tally.min),
    max: BigInt(tally.max),
  }
  return big ? joined(plain, big) : plain
}

/** Amounts stay amounts as long as nothing beside them has a fraction that is none of centavos. */
function amounts(tally: Tally): ExactTally | null {
  const own = moneyOf(tally)
  if (!own || tally.hasFraction) return null
  const others = exact(tally)
  if (!others) return own
  const { sum, min, max } = others
  return joined(own, { sum: sum * CENTAVOS, min: min * CENTAVOS, max: max * CENTAVOS })
}

function asFloats(tally: Tally): Figures {
  const own = moneyOf(tally)
  const more = [
    ...(tally.big ? [tally.big.sum, tally.big.min, tally.big.max].map(Number) : []),
    ...(own ? [own.sum, own.min, own.max].map(n => Number(moneyText(n))) : []),
  ]
  const part = (at: number) => more.filter((_, n) => n % 3 === at)
  const sum = part(0).reduce((all, value) => all + value, tally.sum) + tally.lost
  return {
    sum: number(sum),
    min: number(Math.min(tally.min, ...part(1))),
    max: number(Math.max(tally.max, ...part(2))),
    average: number(sum / tally.numeric),
  }
}

function figuresOf(tally: Tally): Figures {
  if (tally.numeric < 2) return NONE
  const inMoney = amounts(tally)
  if (inMoney)
    return {
      sum: money(inMoney.sum),
      min: money(inMoney.min),
      max: money(inMoney.max),
      average: money(roundedDivision(inMoney.sum, BigInt(tally.numeric))),
    }
  const whole = tally.big && !tally.hasFraction && !moneyOf(tally) ? exact(tally) : null
  if (!whole) return asFloats(tally)
  return {
    sum: integer(whole.sum),
    min: integer(whole.min),
    max: integer(whole.max),
    // Toward zero, as whole numbers divide.
    average: integer(whole.sum / BigInt(tally.numeric)),
  }
}

export function summaryOf(tally: Tally, cells: number, known: RangeSummary['known']): RangeSummary {
  return { cells, count: tally.count, numeric: tally.numeric, known, ...figuresOf(tally) }
}

const DIGITS = 6

/** "12.5" / 3 → "4.166667": decimal text divided as whole numbers are. */
function dividedText(sum: string, by: number): string {
  const [whole = '0', fraction = ''] = sum.replace('-', '').split('.')
  const scale = Math.max(fraction.length, DIGITS)
  const scaled = BigInt(whole + fraction.padEnd(scale, '0')) * (sum.startsWith('-') ? -1n : 1n)
  const result = roundedDivision(scaled, BigInt(by))
  const digits = (result < 0n ? -result : result).toString().padStart(scale + 1, '0')
  return `${result < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** What the server told of cells that were not all loaded. */
export function summaryOfAggregate(aggregate: Aggregate, cells: number, isMoney: boolean): RangeSummary {
  const { count, numeric, sum, min, max } = aggregate
  const base = { cells, count, numeric, known: 'all' as const }
  if (numeric < 2 || sum === null || min === null || max === null) return { ...base, ...NONE }
  const figure = (text: string): Figure =>
    isMoney && /^-?\d{1,14}(\.\d{1,2})?$/.test(text) ? money(parseMoney(text)) : { kind: 'decimal', text }
  const average: Figure =
    isMoney && /^-?\d{1,14}(\.\d{1,2})?$/.test(sum)
      ? money(roundedDivision(parseMoney(sum), BigInt(numeric)))
      : { kind: 'decimal', text: dividedText(sum, numeric) }
  return { ...base, sum: figure(sum), min: figure(min), max: figure(max), average }
}
