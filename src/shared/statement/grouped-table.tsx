import type { ReactNode } from 'react'
import { StatementTable, type StatementTableProps } from '@/shared/statement/statement-table'

export type GroupedTableProps<Row, Totals> = Omit<StatementTableProps, 'children'> & {
  rows: readonly Row[]
  totals: Totals
  totalName: string
  nameOf: (row: Row) => string
  /** What stands behind the name of a row, or of the total, which has no key. */
  cells: (figures: Row | Totals, name: string, key?: string | null) => ReactNode
}

/** A row for each group of a report, and their total below. */
export function GroupedTable<Row extends { key: string | null }, Totals>(
  props: GroupedTableProps<Row, Totals>,
) {
  const { rows, totals, totalName, nameOf, cells, ...table } = props
  return (
    <StatementTable {...table}>
      <tbody className="statement-rows">
        {rows.map(row => (
          <tr key={row.key ?? ''}>
            <th scope="row" title={nameOf(row)}>
              <bdi>{nameOf(row)}</bdi>
            </th>
            {cells(row, nameOf(row), row.key)}
          </tr>
        ))}
      </tbody>
      <tbody className="statement-result">
        <tr>
          <th scope="row">{totalName}</th>
          {cells(totals, totalName)}
        </tr>
      </tbody>
    </StatementTable>
  )
}
