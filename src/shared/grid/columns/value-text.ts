import { withoutTrailingZeros } from '@contract/kernel/text'
import type { FieldKind } from '@contract/kernel/field-kinds'
import type { ListWords } from '@/shared/grid/columns/list-words'

/** "3.0000" → "3.00%", "12.125" → "12.125%". */
export function rateText(value: unknown): string {
  if (!/^-?\d+(?:\.\d+)?$/.test(String(value))) return ''
  const [whole, fraction = ''] = withoutTrailingZeros(String(value)).split('.')
  return `${whole}.${fraction.padEnd(2, '0')}%`
}

/** What a value looks like in a list, in a chip and on paper, by what it is. */
export function valueText(words: ListWords, field: string, kind: FieldKind | null, value: unknown): string {
  if (kind === 'money') return words.formats.amount(value)
  if (value === null || value === undefined || value === '') return ''
  switch (kind) {
    case 'rate':
      return rateText(value)
    case 'date':
      return words.formats.date(String(value))
    case 'instant':
      return words.formats.instant(String(value))
    case 'boolean': {
      const said = words.valueLabel(field, String(value))
      return said === String(value) ? words.say(value === true || value === 'true' ? 'yes' : 'no') : said
    }
    case 'enum':
      return words.valueLabel(field, String(value))
    case 'json':
    case 'file':
      return ''
    case 'id':
    case 'text':
    case 'code':
    case 'email':
    case 'long_text':
    case 'days':
    case 'integer':
    case 'reference':
    case 'user':
    case null:
      return String(value)
  }
}
