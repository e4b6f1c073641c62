/** Cells whose change was refused, by row and column: painted and explained until they are changed again. */
export class RefusedCells {
  private readonly reasons = new Map<string, string>()

  constructor(private readonly root: HTMLElement) {}

  set(rowId: string, column: string, reason: string | null): void {
    const key = `${rowId}\n${column}`
    if (reason === null) this.reasons.delete(key)
    else this.reasons.set(key, reason)
    for (const row of this.root.querySelectorAll<HTMLElement>(`.ag-row[row-id="${CSS.escape(rowId)}"]`))
      this.paintRow(row)
  }

  paintRow(row: HTMLElement): void {
    const id = row.getAttribute('row-id')
    if (this.reasons.size === 0 && !row.querySelector('.cell-refused')) return
    for (const cell of row.querySelectorAll<HTMLElement>('.ag-cell')) {
      const reason = this.reasons.get(`${id}\n${cell.getAttribute('col-id')}`)
      cell.classList.toggle('cell-refused', reason !== undefined)
      if (reason === undefined) {
        if (cell.getAttribute('aria-invalid')) cell.removeAttribute('title')
        cell.removeAttribute('aria-invalid')
      } else {
        cell.setAttribute('aria-invalid', 'true')
        cell.title = reason
      }
    }
  }
}
