import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'

/** Plain elements: hundreds of them come and go while scrolling. */
export class RowNumberCell implements ICellRendererComp {
  private readonly element = document.createElement('span')

  init(params: ICellRendererParams): void {
    this.refresh(params)
  }

  getGui(): HTMLElement {
    return this.element
  }

  refresh({ node }: ICellRendererParams): boolean {
    this.element.textContent =
      node.rowPinned || node.rowIndex === null ? '' : (node.rowIndex + 1).toLocaleString('en')
    return true
  }
}
