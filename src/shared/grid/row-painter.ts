import { isRowSelected } from '@/shared/grid/row-selection'
import type { RowSelection } from '@/shared/grid/data-grid.types'

/** Shows on the rows in sight which ones are chosen. */
export class RowPainter {
  private selection: RowSelection | undefined

  constructor(private readonly root: HTMLElement) {}

  paint(selection: RowSelection | undefined): void {
    this.selection = selection
    for (const row of this.root.querySelectorAll<HTMLElement>('.ag-row')) this.paintRow(row)
  }

  paintRow(row: HTMLElement): void {
    const id = row.getAttribute('row-id')
    if (!this.selection || id === null) return
    const isOn = !row.hasAttribute('data-loading') && isRowSelected(this.selection, id)
    row.classList.toggle('grid-row-chosen', isOn)
    row.setAttribute('aria-selected', String(isOn))
    const box = row.querySelector<HTMLInputElement>('.grid-select input')
    if (box) box.checked = isOn
  }
}
