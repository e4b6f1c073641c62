import type { ListColumn } from '@/shared/grid/columns/list-column'

/** Beyond these a card says less the more it shows; the record says the rest. */
const MOST_LINES = 6

type Kinds = Pick<ListColumn, 'kind'>

/** The first columns as they stand; where none of them is money and the list has some, the last gives way to it. */
export function cardLines<Column extends Kinds>(columns: readonly Column[]): readonly Column[] {
  const first = columns.slice(0, MOST_LINES)
  const money = columns.find(column => column.kind === 'money')
  if (!money || first.includes(money)) return first
  return [...first.slice(0, MOST_LINES - 1), money]
}
