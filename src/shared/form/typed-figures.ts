import { formatAmount, isMoneyText, toFixedAmount } from '@contract/kernel/money'
import { latinDigits } from '@/shared/form/latin-digits'
import { RATE } from '@/shared/format/shown-rate'

/** What a field holds: the figure as it is sent, null when empty, or the text itself where it is no figure. */
export type TypedFigure = string | null

const LONGEST = 64
const AMOUNT = /^-?(\d+(\.\d*)?|\.\d+)$/
const INTEGER = /^-?\d{1,15}$/

function withoutBlanks(text: string): string {
  return latinDigits(text.slice(0, LONGEST + 1)).replace(/[\s\u00a0\u202f]/g, '')
}

/** Brackets mean a negative, as amounts are shown; the currency's sign means nothing. */
function bareAmount(text: string): string {
  const plain = withoutBlanks(text)
    .replaceAll(',', '')
    .replaceAll('\u2212', '-')
    .replace(/^(-?)(₱|PHP|P)/i, '$1')
  const bracketed = /^\((.+)\)$/.exec(plain)?.[1]
  return bracketed === undefined ? plain : `-${bracketed}`
}

/**
 * "1,234.5" → "1234.50", and so on by the helper of the contract. That helper makes an amount of whatever digits
 * it finds, so text that is no amount ("--5", "1e21") is kept as it was typed, for the schema to refuse.
 */
export function typedAmount(text: string): TypedFigure {
  if (text.trim() === '') return null
  const bare = bareAmount(text)
  if (text.length > LONGEST || !AMOUNT.test(bare)) return text.slice(0, LONGEST)
  const amount = toFixedAmount(bare)
  return isMoneyText(amount) ? amount : text.slice(0, LONGEST)
}

/** "1234.5" → "1,234.50"; what is no amount stands as it was typed. */
export function shownAmount(value: unknown): string {
  const text = typeof value === 'string' ? value : ''
  return isMoneyText(text) ? formatAmount(text) : text
}

/** A comma would be read as a thousand here and as a decimal there: 3,5 per cent must not become 35. */
export function typedRate(text: string): TypedFigure {
  if (text.trim() === '') return null
  const bare = withoutBlanks(text).replace(/%$/, '').replace(/^\./, '0.').replace(/\.$/, '')
  return RATE.test(bare) ? bare : text.slice(0, LONGEST)
}

export function typedInteger(text: string): number | TypedFigure {
  if (text.trim() === '') return null
  const bare = withoutBlanks(text).replaceAll(',', '').replaceAll('\u2212', '-')
  return INTEGER.test(bare) ? Number(bare) : text.slice(0, LONGEST)
}
