import type { FieldKind } from '@contract/kernel/field-kinds'
import { parseMoney } from '@contract/kernel/money'
import { isFigure } from '@/shared/grid/figure-cells'

type Comparator = (a: unknown, b: unknown) => number

const isBlank = (value: unknown) => value === null || value === undefined || value === ''

function blanksLast(compare: Comparator): Comparator {
  return (a, b) => (isBlank(a) || isBlank(b) ? Number(isBlank(a)) - Number(isBlank(b)) : compare(a, b))
}

const byAmount: Comparator = (a, b) => {
  const difference = parseMoney(String(a)) - parseMoney(String(b))
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** How a client list is put in order; the grid's own way where the kind is not told. */
export function comparatorOf(kind: FieldKind | undefined, tag: string): Comparator | undefined {
  if (kind === undefined) return undefined
  if (kind === 'money') return blanksLast(byAmount)
  if (isFigure(kind)) return blanksLast((a, b) => Number(a) - Number(b))
  const collator = new Intl.Collator(tag, { numeric: true })
  return blanksLast((a, b) => collator.compare(String(a), String(b)))
}
