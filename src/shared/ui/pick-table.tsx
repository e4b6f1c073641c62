import { Checkbox } from '@/shared/ui/checkbox'
import { Table, type TableColumn } from '@/shared/ui/table'

export type PickTableProps<Row> = {
  caption: string
  words: { all: string; chosen: (chosen: number, all: number) => string }
  /** The first names the row and gets its box. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** What its box is called. */
  nameOf: (row: Row) => string
  /** Those that are shown and cannot be chosen are left out. */
  canPick?: (row: Row) => boolean
  selected: readonly string[]
  onChange: (ids: string[]) => void
}

/** A short table whose rows are chosen one by one or all at once. */
export function PickTable<Row>(props: PickTableProps<Row>) {
  const { caption, words, columns, rows, idOf, nameOf, canPick = () => true, selected, onChange } = props
  const ids = rows.filter(canPick).map(idOf)
  const chosen = new Set(ids.filter(id => selected.includes(id)))
  const hasAll = chosen.size > 0 && chosen.size === ids.length
  const [named, ...others] = columns
  const toggle = (id: string) =>
    onChange(ids.filter(other => (other === id ? !chosen.has(id) : chosen.has(other))))
  const first: TableColumn<Row> = {
    ...named,
    cell: row => (
      <Checkbox
        label={named.cell(row)}
        aria-label={nameOf(row)}
        checked={chosen.has(idOf(row))}
        disabled={!canPick(row)}
        onChange={() => toggle(idOf(row))}
      />
    ),
  }
  return (
    <div className="form-stack form-grid-whole">
      <div className="cluster">
        <Checkbox label={words.all} checked={hasAll} onChange={() => onChange(hasAll ? [] : ids)} />
        <span aria-live="polite">{words.chosen(chosen.size, ids.length)}</span>
      </div>
      <Table caption={caption} columns={[first, ...others]} rows={rows} rowKey={idOf} />
    </div>
  )
}
