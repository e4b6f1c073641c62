import type { DataGridProps, GridColumn, GridRow } from '@/shared/grid/data-grid.types'

export type CellEditsOptions<Row extends GridRow> = {
  props: () => DataGridProps<Row>
  columnOf: (id: string) => GridColumn<Row> | undefined
  /** Marks the cell as refused with the reason, or as well again with null. */
  onState: (rowId: string, column: string, reason: string | null) => void
  reasonOf: (error: unknown) => string
}

/** Changes of single cells, from the keyboard or from a sheet, one way for both. */
export class CellEdits<Row extends GridRow> {
  constructor(private readonly options: CellEditsOptions<Row>) {}

  canEdit(row: Row, column: string): boolean {
    const { props, columnOf } = this.options
    const editable = columnOf(column)?.editable
    if (!props().onEdit || !editable) return false
    return typeof editable === 'function'
      ? editable({ data: row } as Parameters<typeof editable>[0])
      : editable
  }

  /** Whether it was saved; a refusal is shown at its cell. */
  async save(row: Row, column: string, value: string): Promise<boolean> {
    const { props, onState, reasonOf } = this.options
    try {
      await props().onEdit?.(row, column, value)
      onState(row.id, column, null)
      return true
    } catch (error) {
      onState(row.id, column, reasonOf(error))
      return false
    }
  }
}
