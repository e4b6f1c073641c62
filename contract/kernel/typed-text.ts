import { isDateText } from '@contract/kernel/dates'
import type { FieldKind } from '@contract/kernel/field-kinds'

/** What a cell of a file says, as a value of its field; or the code of what is wrong with it. */
export type CellReading = { value: string | number | boolean } | { code: string }

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/
const PLAIN = /^(\d+(\.\d*)?|\.\d+)$/
const LONGEST_FIGURE = 40

const YES = ['yes', 'y', 'true', '1', 'x', 'نعم', '是', 'oui', 'ja', 'sì', 'si', 'да', 'sí']
const NO = ['no', 'n', 'false', '0', 'لا', '否', 'non', 'nein', 'нет']

/** "₱ 1,234.50", "(1,234.50)", "-7", "12 %": without marks and commas; null where it is no figure. */
function figureOf(text: string): string | null {
  if (text.length > LONGEST_FIGURE) return null
  const bracketed = /^\((.*)\)$/.exec(text)
  const bare = (bracketed?.[1] ?? text)
    .replace(/^(₱|php)\s*/i, '')
    .replace(/(₱|php|%)$/i, '')
    .trimEnd()
  const sign = /^[-−+]/.exec(bare)?.[0] ?? ''
  const digits = bare
    .slice(sign.length)
    .replace(/^(₱|php)\s*/i, '')
    .trim()
  if (!GROUPED.test(digits) && !PLAIN.test(digits)) return null
  if (bracketed && sign) return null
  const [whole = '', fraction = ''] = digits.replaceAll(',', '').split('.')
  const plain = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction ? `.${fraction}` : ''}`
  const isNegative = (bracketed ?? (sign !== '' && sign !== '+')) && /[1-9]/.test(plain)
  return isNegative ? `-${plain}` : plain
}

function moneyOf(text: string): CellReading {
  const figure = figureOf(text)
  if (figure === null) return { code: 'amount_malformed' }
  const [whole = '0', fraction = ''] = figure.split('.')
  // An amount is never rounded on its way in.
  if (/[1-9]/.test(fraction.slice(2))) return { code: 'amount_malformed' }
  return { value: `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}` }
}

function integerOf(text: string): CellReading {
  const figure = figureOf(text)
  const whole = figure?.replace(/\.0+$/, '')
  return whole && /^-?\d{1,15}$/.test(whole) ? { value: Number(whole) } : { code: 'number_malformed' }
}

/** 2025-06-30, 06-30-2025 and with slashes; a time of nothing, as sheets write it, is dropped. */
function dateOf(text: string): CellReading {
  const day = text.replace(/[T ]00:00(:00(\.0+)?)?Z?$/, '').replaceAll('/', '-')
  const american = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(day)
  const parts = american ? [american[3], american[1], american[2]] : day.split('-')
  const [year = '', month = '', date = ''] = parts
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return parts.length === 3 && isDateText(iso) ? { value: iso } : { code: 'date_malformed' }
}

function booleanOf(text: string): CellReading {
  const word = text.toLowerCase()
  if (YES.includes(word)) return { value: true }
  return NO.includes(word) ? { value: false } : { code: 'yes_or_no' }
}

/** By the kind of its field. The text is trimmed and not empty; a formula is text like any other. */
export function typedValue(kind: FieldKind, text: string): CellReading {
  switch (kind) {
    case 'money':
      return moneyOf(text)
    case 'rate':
    case 'days': {
      const figure = figureOf(text)
      return figure === null ? { code: 'number_malformed' } : { value: figure }
    }
    case 'integer':
      return integerOf(text)
    case 'boolean':
      return booleanOf(text)
    case 'date':
      return dateOf(text)
    case 'enum':
      return { value: text.toLowerCase().replace(/[\s-]+/g, '_') }
    case 'json':
    case 'file':
      return { code: 'not_importable' }
    default:
      return { value: text }
  }
}
