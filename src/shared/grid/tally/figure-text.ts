import { withoutTrailingZeros } from '@contract/kernel/text'
import { formatAmount, moneyText } from '@contract/kernel/money'
import type { Figure } from '@/shared/grid/range-summary.types'

export type Separators = { thousandSeparator: string; decimalSeparator: string }

function grouped(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, () => separator)
}

/** "1234.5" → "1,234.5"; what is written with an exponent stays ungrouped. */
function separated(plain: string, { thousandSeparator, decimalSeparator }: Separators): string {
  if (plain.includes('e')) return plain.replace('.', () => decimalSeparator)
  const [whole = '', fraction] = plain.split('.')
  const start = grouped(whole, thousandSeparator)
  return fraction === undefined ? start : `${start}${decimalSeparator}${fraction}`
}

/** From here on a float has no room for centavos, and rounding to them would only add dust. */
const TOO_LARGE_TO_ROUND = Number.MAX_SAFE_INTEGER / 100

function rounded(value: number): number {
  return Math.abs(value) < TOO_LARGE_TO_ROUND ? Math.round(value * 100) / 100 : value
}

/** Two decimals at most, half away from zero, without a float. */
function roundedDecimal(text: string): string {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const scaled =
    BigInt(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`) + (fraction.charAt(2) >= '5' ? 1n : 0n)
  const digits = scaled.toString().padStart(3, '0')
  const plain = withoutTrailingZeros(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
  return text.startsWith('-') && scaled !== 0n ? `-${plain}` : plain
}

export function numberText(value: number, separators: Separators): string {
  // Minus zero is zero.
  return separated(String(rounded(value) || 0), separators)
}

/** How the status bar writes a figure. Big integers come without separators: they are numbers, not amounts. */
export function figureInBar(figure: Figure, separators: Separators): string {
  switch (figure.kind) {
    case 'number':
      return numberText(figure.value, separators)
    case 'integer':
      return figure.value.toString()
    case 'money':
      return formatAmount(moneyText(figure.centavos))
    case 'decimal':
      return separated(roundedDecimal(figure.text), separators)
  }
}
