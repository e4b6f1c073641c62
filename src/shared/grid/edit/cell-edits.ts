import type { DataGridProps, GridColumn, GridRow } from '@/shared/grid/data-grid.types'

export type CellEditsOptions<Row extends GridRow> = {
  props: () => DataGridProps<Row>
  columnOf: (id: string) => GridColumn<Row> | undefined
  /** The row as it is now, which a change may have made another; undefined where it is not loaded. */
  rowOf: (id: string) => Row | undefined
  /** Marks the cell as refused with the reason, or as well again with null. */
  onState: (rowId: string, column: string, reason: string | null) => void
  reasonOf: (error: unknown) => string
}

export type CellChange<Row> = { row: Row; column: string; value: string }

/** As many steps back as anybody remembers having made. */
const MOST_STEPS = 50

/** A cell's value as its editor shows it. */
export function editedText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Changes of single cells, from the keyboard or from a sheet, one way for both; each step can be taken back. */
export class CellEdits<Row extends GridRow> {
  private readonly steps: CellChange<Row>[][] = []

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
    return (await this.saveAll([{ row, column, value }], false)) === 1
  }

  /** How many were saved. One after the other: cells of one record would refuse each other's version. */
  async saveAll(changes: readonly CellChange<Row>[], isPasted: boolean): Promise<number> {
    const undone: CellChange<Row>[] = []
    for (const { row, column, value } of changes) {
      const before = editedText((row as Record<string, unknown>)[column])
      if (await this.write(row, column, value, isPasted)) undone.unshift({ row, column, value: before })
    }
    if (undone.length > 0) this.steps.push(undone)
    if (this.steps.length > MOST_STEPS) this.steps.shift()
    return undone.length
  }

  /** Takes the last step back. Null where there is none; else whether all of it could be. */
  undo(): Promise<boolean> | null {
    const step = this.steps.pop()
    return step ? this.takeBack(step) : null
  }

  private async takeBack(step: readonly CellChange<Row>[]): Promise<boolean> {
    let isWhole = true
    for (const { row, column, value } of step)
      isWhole = (await this.write(row, column, value, step.length > 1)) && isWhole
    return isWhole
  }

  private async write(row: Row, column: string, value: string, isPasted: boolean): Promise<boolean> {
    const { props, rowOf, onState, reasonOf } = this.options
    try {
      await props().onEdit?.(rowOf(row.id) ?? row, column, value, { isPasted })
      onState(row.id, column, null)
      return true
    } catch (error) {
      onState(row.id, column, reasonOf(error))
      return false
    }
  }
}
