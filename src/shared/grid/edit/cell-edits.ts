import type { DataGridProps, EditHow, GridColumn, GridRow } from '@/shared/grid/data-grid.types'
import type { CellState } from '@/shared/grid/edit/cell-states'

export type CellEditsOptions<Row extends GridRow> = {
  props: () => DataGridProps<Row>
  columnOf: (id: string) => GridColumn<Row> | undefined
  /** The row as it is now, which a change may have made another; undefined where it is not loaded. */
  rowOf: (id: string) => Row | undefined
  /** What has become of a change; null where nothing is to be seen of it any more. */
  onState: (rowId: string, column: string, state: CellState | null) => void
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
    const step: CellChange<Row>[] = []
    for (const { row, column, value } of changes) {
      const before = editedText((row as Record<string, unknown>)[column])
      if (await this.write(row, column, value, { isPasted })) step.unshift({ row, column, value: before })
    }
    if (step.length === 0) return 0
    this.steps.push(step)
    if (this.steps.length > MOST_STEPS) this.steps.shift()
    const columns = [...new Set(step.map(({ column }) => column))]
    this.options.props().onSaved?.({ columns, undo: () => void this.undo(step) })
    return step.length
  }

  /** Lets go of what was typed and refused; the cell shows what is saved. */
  discard(rowId: string, column: string): void {
    this.options.onState(rowId, column, null)
  }

  /** Takes a step back, the last one unless another is named. Null where it is not there any more. */
  undo(step = this.steps.at(-1)): Promise<void> | null {
    const at = step ? this.steps.indexOf(step) : -1
    if (!step || at < 0) return null
    this.steps.splice(at, 1)
    return this.takeBack(step)
  }

  private async takeBack(step: readonly CellChange<Row>[]): Promise<void> {
    let isWhole = true
    for (const { row, column, value } of step)
      isWhole = (await this.write(row, column, value, { isPasted: step.length > 1, isUndo: true })) && isWhole
    this.options.props().onUndone?.(isWhole)
  }

  private async write(row: Row, column: string, value: string, how: EditHow): Promise<boolean> {
    const { props, rowOf, onState, reasonOf } = this.options
    const typed = { value, text: this.textOf(column, value) }
    onState(row.id, column, { kind: 'saving', ...typed })
    try {
      const isSaved = (await props().onEdit?.(rowOf(row.id) ?? row, column, value, how)) ?? false
      onState(row.id, column, isSaved ? { kind: 'saved', ...typed } : null)
      return isSaved
    } catch (error) {
      onState(row.id, column, { kind: 'refused', ...typed, reason: reasonOf(error), isPasted: how.isPasted })
      return false
    }
  }

  /** Of a choice its words, of anything else what was typed. */
  private textOf(column: string, value: string): string {
    const choice = this.options.columnOf(column)?.choices?.find(one => one.value === value)
    return choice?.label ?? value
  }
}
