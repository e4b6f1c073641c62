import type { FieldKind } from '@contract/kernel/field-kinds'
import type { ColumnSums } from '@/shared/resource/totals/use-totals'

export type TotalsPlan = {
  /** Those in sight, in their order. */
  columns: readonly { id: string; kind: FieldKind | null; isTotalled: boolean }[]
  sums: ColumnSums
}

/** What stands in each cell of the row of totals; null where there is nothing to add up. */
export function totalsOf(
  { columns, sums }: TotalsPlan,
  say: (key: string) => string,
  amount: (value: unknown) => string,
): Record<string, string> | null {
  const summed = columns.filter(column => column.isTotalled)
  if (summed.length === 0) return null
  const textOf = ({ id, kind }: (typeof columns)[number]) => {
    if (sums === null) return '…'
    if (sums === 'failed') return '–'
    const sum = sums[id]
    if (sum === null || sum === undefined) return ''
    return kind === 'money' ? amount(sum) : sum
  }
  const named = columns.find(column => !column.isTotalled)
  return Object.fromEntries([
    ...(named ? [[named.id, say(sums === 'failed' ? 'totals.failed' : 'totals.row')] as const] : []),
    ...summed.map(column => [column.id, textOf(column)] as const),
  ])
}
