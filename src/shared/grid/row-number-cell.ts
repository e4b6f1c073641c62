import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community'
import { figureText } from '@/shared/format/formats'

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
    this.element.textContent = node.rowPinned || node.rowIndex === null ? '' : figureText(node.rowIndex + 1)
    return true
  }
}
