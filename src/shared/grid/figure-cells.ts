import type { FieldKind } from '@contract/kernel/field-kinds'
import { formatAmount } from '@contract/kernel/money'

const FIGURES: ReadonlySet<FieldKind> = new Set<FieldKind>(['money', 'rate', 'days', 'integer'])

export const isFigure = (kind: FieldKind | undefined) => kind !== undefined && FIGURES.has(kind)

/** "-5" → "(5)": figures below nothing stand in brackets, as accountants read them. */
function inBrackets(text: string): string {
  return text.startsWith('-') ? `(${text.slice(1)})` : text
}

/** What a figure looks like where its column does not say: money with two decimals, others as they are. */
export function figureText(kind: FieldKind | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  return kind === 'money' ? formatAmount(value) : inBrackets(String(value))
}
