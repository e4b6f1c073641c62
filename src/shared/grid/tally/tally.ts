import { parseMoney } from '@contract/kernel/money'

/**
 * What some cells come to, in a form that can be joined with that of others: in any order the same result.
 * Whole numbers are added exactly, fractions with what each addition loses kept apart.
 */
export type Tally = {
  count: number
  numeric: number
  sum: number
  /** What rounding took from `sum`. */
  lost: number
  min: number
  max: number
  /** Some number is no whole number that a float holds exactly. */
  hasFraction: boolean
  /** Whole numbers of any size; only kept where one is a bigint. */
  big: { sum: bigint; min: bigint; max: bigint } | null
  /** Amounts of any size, in centavos. */
  money: ExactTally | null
  /** Those whose centavos a float holds exactly, and their sum with them. */
  cents: { sum: number; min: number; max: number } | null
}

export function emptyTally(): Tally {
  return {
    count: 0,
    numeric: 0,
    sum: 0,
    lost: 0,
    min: Infinity,
    max: -Infinity,
    hasFraction: false,
    big: null,
    money: null,
    cents: null,
  }
}

function addSum(tally: Tally, value: number): void {
  const next = tally.sum + value
  if (Number.isFinite(next))
    tally.lost += Math.abs(tally.sum) >= Math.abs(value) ? tally.sum - next + value : value - next + tally.sum
  tally.sum = next
}

function addNumber(tally: Tally, value: number): void {
  addSum(tally, value)
  if (value < tally.min) tally.min = value
  if (value > tally.max) tally.max = value
  if (!Number.isSafeInteger(value)) tally.hasFraction = true
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b)
const larger = (a: bigint, b: bigint) => (a > b ? a : b)

/** Of whole numbers of any size. */
export type ExactTally = { sum: bigint; min: bigint; max: bigint }

export function joined(a: ExactTally | null, b: ExactTally): ExactTally {
  if (!a) return { sum: b.sum, min: b.min, max: b.max }
  return { sum: a.sum + b.sum, min: smaller(a.min, b.min), max: larger(a.max, b.max) }
}

const WHOLE = /^[+-]?\d+$/
const NUMBER_LIKE = /^[+-]?[\d.]/

/** A number, a bigint, or null for what is no number. Text counts as the number it spells. */
function figureOf(value: unknown): number | bigint | null {
  if (typeof value === 'number') return Number.isNaN(value) ? null : value
  if (typeof value === 'bigint') return value
  if (typeof value !== 'string') return null
  const text = value.trim()
  // Number('') is 0 and Number('Infinity') is one; neither is a figure that somebody wrote.
  if (!NUMBER_LIKE.test(text)) return null
  const figure = Number(text)
  if (Number.isNaN(figure)) return null
  return WHOLE.test(text) && !Number.isSafeInteger(figure) ? BigInt(text.replace('+', '')) : figure
}

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

/** An object that carries its value, once: what lies deeper is no number. */
function unwrapped(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'value' in value ? value.value : value
}

export function addValue(tally: Tally, cell: unknown): void {
  if (isBlank(cell)) return
  tally.count += 1
  const figure = figureOf(unwrapped(cell))
  if (figure === null) return
  tally.numeric += 1
  if (typeof figure === 'number') addNumber(tally, figure)
  else tally.big = joined(tally.big, { sum: figure, min: figure, max: figure })
}

/** A cell that is there, and no figure. */
export function addCounted(tally: Tally, cell: unknown): void {
  if (!isBlank(cell)) tally.count += 1
}

/** Half of what a float holds exactly, so that two sums below it can be added. */
const MOST_CENTS = Number.MAX_SAFE_INTEGER / 2

function addCents(tally: Tally, sum: number, min = sum, max = sum): void {
  const { cents } = tally
  if (!cents) {
    tally.cents = { sum, min, max }
    return
  }
  // In place: this runs for each of a million cells.
  cents.sum += sum
  if (min < cents.min) cents.min = min
  if (max > cents.max) cents.max = max
  if (Math.abs(cents.sum) < MOST_CENTS) return
  tally.money = moneyOf(tally)
  tally.cents = null
}

/** All amounts, in centavos. */
export function moneyOf({ money, cents }: Tally): ExactTally | null {
  if (!cents) return money
  const { sum, min, max } = cents
  return joined(money, { sum: BigInt(sum), min: BigInt(min), max: BigInt(max) })
}

const LONGEST = 16
const [MINUS, POINT, ZERO] = [45, 46, 48]

/** The centavos of an amount of at most thirteen digits, without a bigint; null where it is none. */
function centsOf(text: string): number | null {
  if (text.length > LONGEST) return null
  const from = text.charCodeAt(0) === MINUS ? 1 : 0
  let cents = 0
  let point = -1
  for (let at = from; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO
    if (digit >= 0 && digit <= 9) cents = cents * 10 + digit
    else if (digit === POINT - ZERO && point === -1 && at > from) point = at
    else return null
  }
  const whole = (point === -1 ? text.length : point) - from
  const places = point === -1 ? 0 : text.length - point - 1
  if (whole === 0 || whole > 13 || places > 2 || (point !== -1 && places === 0)) return null
  const scaled = places === 2 ? cents : places === 1 ? cents * 10 : cents * 100
  return from === 1 ? 0 - scaled : scaled
}

const AMOUNT = /^-?\d{1,14}(\.\d{1,2})?$/

/** A cell of a column of money: never through a float that could round it. */
export function addAmount(tally: Tally, cell: unknown): void {
  if (typeof cell !== 'string') return addValue(tally, cell)
  const cents = centsOf(cell)
  if (cents === null && !AMOUNT.test(cell)) return addValue(tally, cell)
  tally.count += 1
  tally.numeric += 1
  if (cents !== null) return addCents(tally, cents)
  const centavos = parseMoney(cell)
  tally.money = joined(tally.money, { sum: centavos, min: centavos, max: centavos })
}

export function join(into: Tally, from: Tally): void {
  into.count += from.count
  into.numeric += from.numeric
  if (from.min <= from.max) {
    addSum(into, from.sum)
    into.lost += from.lost
    if (from.min < into.min) into.min = from.min
    if (from.max > into.max) into.max = from.max
  }
  into.hasFraction ||= from.hasFraction
  if (from.big) into.big = joined(into.big, from.big)
  if (from.money) into.money = joined(into.money, from.money)
  if (from.cents) addCents(into, from.cents.sum, from.cents.min, from.cents.max)
}
