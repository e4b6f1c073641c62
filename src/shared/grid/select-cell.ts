import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import type { GridRow } from '@/shared/grid/data-grid.types'
import type { GridContext } from '@/shared/grid/grid-context'

/** The box of a row. What is chosen is painted from outside, whatever redraws the cell. */
export class SelectCell implements ICellRendererComp<GridRow> {
  private readonly element = document.createElement('span')

  init(params: ICellRendererParams<GridRow, unknown, GridContext>): void {
    this.element.className = 'grid-select'
    this.refresh(params)
  }

  getGui(): HTMLElement {
    return this.element
  }

  refresh({ node, data, context }: ICellRendererParams<GridRow, unknown, GridContext>): boolean {
    this.element.replaceChildren()
    if (!data || node.rowPinned) return true
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.className = 'form-check-input'
    box.tabIndex = -1
    box.checked = context.isSelected(data)
    box.setAttribute('aria-label', context.t('engine.select_row', { row: (node.rowIndex ?? 0) + 1 }))
    this.element.append(box)
    return true
  }
}
