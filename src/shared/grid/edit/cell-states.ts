/** What has become of the last change of a cell. The text is what was typed, as the cell would show it. */
export type CellState =
  | { kind: 'saving'; value: string; text: string }
  | { kind: 'saved'; value: string; text: string }
  | { kind: 'refused'; value: string; text: string; reason: string; isPasted: boolean }

export type CellStatesOptions = {
  root: HTMLElement
  savingText: string
  /** A cell was refused, or is well again. */
  onRefused: (rowId: string, column: string, isRefused: boolean) => void
}

/** As long as somebody needs to see where it happened. */
const SAVED_MS = 2_500
const CLASSES = ['cell-saving', 'cell-saved', 'cell-refused']
const keyOf = (rowId: string | null, column: string | null) => `${rowId}\n${column}`

/** Changes of cells on their way, just saved, or refused: painted on the cells in sight, wherever they scroll. */
export class CellStates {
  private readonly states = new Map<string, CellState>()
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()

  constructor(private readonly options: CellStatesOptions) {}

  destroy(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
  }

  /** What was typed and could not be saved. */
  refused(rowId: string, column: string): Extract<CellState, { kind: 'refused' }> | null {
    const state = this.states.get(keyOf(rowId, column))
    return state?.kind === 'refused' ? state : null
  }

  set(rowId: string, column: string, state: CellState | null): void {
    const key = keyOf(rowId, column)
    const wasRefused = this.states.get(key)?.kind === 'refused'
    clearTimeout(this.timers.get(key))
    this.timers.delete(key)
    if (state) this.states.set(key, state)
    else this.states.delete(key)
    if (state?.kind === 'saved')
      this.timers.set(
        key,
        setTimeout(() => this.set(rowId, column, null), SAVED_MS),
      )
    this.paint(rowId)
    if (wasRefused || state?.kind === 'refused')
      this.options.onRefused(rowId, column, state?.kind === 'refused')
  }

  /** The list was read again: what was saved now stands in its rows. */
  rowsCame(): void {
    for (const [key, state] of this.states) {
      if (state.kind !== 'saved' || state.text === '') continue
      this.states.set(key, { ...state, text: '' })
      this.paint(key.split('\n')[0] ?? '')
    }
  }

  cell(rowId: string, column: string): HTMLElement | null {
    return this.options.root.querySelector<HTMLElement>(
      `.ag-row[row-id="${CSS.escape(rowId)}"] .ag-cell[col-id="${CSS.escape(column)}"]`,
    )
  }

  paintRow(row: HTMLElement): void {
    const id = row.getAttribute('row-id')
    if (this.states.size === 0 && !row.querySelector('[data-typed]')) return
    for (const cell of row.querySelectorAll<HTMLElement>('.ag-cell'))
      this.paintCell(cell, this.states.get(keyOf(id, cell.getAttribute('col-id'))))
  }

  private paint(rowId: string): void {
    for (const row of this.options.root.querySelectorAll<HTMLElement>(
      `.ag-row[row-id="${CSS.escape(rowId)}"]`,
    ))
      this.paintRow(row)
  }

  private paintCell(cell: HTMLElement, state: CellState | undefined): void {
    if (!state && cell.dataset['typed'] === undefined) return
    for (const name of CLASSES) cell.classList.toggle(name, name === `cell-${state?.kind}`)
    for (const name of ['aria-invalid', 'aria-busy', 'title', 'data-typed', 'data-saving'])
      cell.removeAttribute(name)
    if (!state) return
    cell.dataset['typed'] = state.text
    if (state.kind === 'saving') {
      cell.setAttribute('aria-busy', 'true')
      cell.dataset['saving'] = this.options.savingText
    }
    if (state.kind === 'refused') {
      cell.setAttribute('aria-invalid', 'true')
      cell.title = state.reason
    }
  }
}
