import type { Key, ReactNode } from 'react'
import { classNames } from '@/shared/ui/class-names'

export type TableColumn<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the end with even digits. */
  figures?: boolean | undefined
  /** The cell that names the row; read as its header. */
  rowHeader?: boolean | undefined
  /** Not worth a line on a phone's card. */
  wideOnly?: boolean | undefined
}

export type TableProps<Row> = {
  /** Spoken name of the table. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** Drawn instead of the rows when there are none. */
  empty?: ReactNode | undefined
  isBusy?: boolean | undefined
}

/** A short table of known rows; each row becomes a card on a phone. Long lists belong to the grid. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, isBusy = false }: TableProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>
  return (
    <table className="table" aria-busy={isBusy || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>{columns.map(headCell)}</tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={rowKey(row)}>{columns.map(column => tableCell(column, row))}</tr>
        ))}
      </tbody>
    </table>
  )
}

/** A column of buttons has no heading, and an empty one would be read as a fault. */
function headCell<Row>(column: TableColumn<Row>) {
  if (!column.header) return <td key={column.key} className={cellClass(column)} />
  return (
    <th key={column.key} scope="col" className={cellClass(column)}>
      {column.header}
    </th>
  )
}

function tableCell<Row>(column: TableColumn<Row>, row: Row) {
  const label = typeof column.header === 'string' && column.header ? column.header : undefined
  const Cell = column.rowHeader ? 'th' : 'td'
  const scope = column.rowHeader ? 'row' : undefined
  return (
    <Cell key={column.key} scope={scope} className={cellClass(column)} data-label={label}>
      {column.cell(row)}
    </Cell>
  )
}

function cellClass<Row>(column: TableColumn<Row>): string | undefined {
  return classNames(column.figures && 'cell-figures', column.wideOnly && 'cell-wide-only') || undefined
}
