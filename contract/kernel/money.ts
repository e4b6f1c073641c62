/**
 * Money travels as a decimal string ("76747.85") and is computed as bigint centavos.
 * The two display helpers treat whatever a screen hands them; they never turn bad text into an amount.
 */
const DECIMAL = /^-?\d+(\.\d+)?$/
const AMOUNT = /^-?\d{1,14}(?:\.\d{1,2})?$/
const STORED = /^-?\d{1,14}\.\d{2}$/
/** Longer text is no amount; refusing it early keeps a pasted novel from costing time. */
const LONGEST_INPUT = 64

export type Centavos = bigint

export function isMoneyText(text: string): boolean {
  return STORED.test(text)
}

/** Exact: "1234.5" → 123450n. Throws on anything that is not a plain decimal of at most two places. */
export function parseMoney(text: string): Centavos {
  if (!AMOUNT.test(text)) throw new RangeError(`not an amount: ${text.slice(0, LONGEST_INPUT)}`)
  const point = text.indexOf('.')
  if (point === -1) return BigInt(text) * 100n
  return BigInt(text.slice(0, point) + text.slice(point + 1).padEnd(2, '0'))
}

export function moneyText(centavos: Centavos): string {
  const digits = (centavos < 0n ? -centavos : centavos).toString().padStart(3, '0')
  return `${centavos < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** numerator / denominator, rounded half away from zero: the only rounding money knows. */
export function roundedDivision(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('division by zero')
  const negative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const rounded = (2n * n + d) / (2n * d)
  return negative ? -rounded : rounded
}

/** Rounds decimal text of any length to centavos without passing through a float. */
function centavosOfDecimal(text: string): Centavos {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const scaled = BigInt(whole + fraction)
  const centavos = roundedDivision(scaled * 100n, 10n ** BigInt(fraction.length))
  return text.startsWith('-') ? -centavos : centavos
}

function plainDecimal(value: unknown): string | null {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'number') return Number.isFinite(value) ? numberText(value) : null
  if (typeof value !== 'string' || value.length > LONGEST_INPUT) return null
  const text = value.trim().replaceAll(',', '').replace(/^\+/, '')
  return DECIMAL.test(text) ? text : null
}

/** String(1e21) is "1e+21": beyond the range where numbers print plainly, BigInt prints them exactly. */
function numberText(value: number): string {
  const text = String(value)
  return DECIMAL.test(text) ? text : Number.isInteger(value) ? BigInt(value).toString() : '0'
}

/** Display: missing, empty or non-numeric → "0.00"; thousands grouped, two decimals, negatives in parentheses. */
export function formatAmount(value: unknown): string {
  const text = plainDecimal(value)
  if (text === null) return '0.00'
  const centavos = centavosOfDecimal(text)
  const [whole = '0', fraction = '00'] = moneyText(centavos < 0n ? -centavos : centavos).split('.')
  const grouped = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
  return centavos < 0n ? `(${grouped})` : grouped
}

/** For readers outside of the company, whose other papers may be in another currency. */
export const pesoAmount = (value: unknown): string => `PHP ${formatAmount(value)}`

/** Input: keeps digits, dot and minus ("₱ -1,234.567" → "-1234.57"); anything unreadable → "0.00". */
export function toFixedAmount(value: unknown): string {
  const raw = typedText(value)
  if (raw.length > LONGEST_INPUT) return '0.00'
  const kept = raw.replace(/[^\d.-]/g, '')
  const text = kept.startsWith('.') ? `0${kept}` : kept.replace(/^-\./, '-0.')
  const whole = text.replace(/\.$/, '')
  return DECIMAL.test(whole) ? moneyText(centavosOfDecimal(whole)) : '0.00'
}

/** A list of one number is no number, whatever String() makes of it. */
function typedText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return Number.isFinite(value) ? numberText(value) : ''
  return typeof value === 'bigint' ? value.toString() : ''
}
