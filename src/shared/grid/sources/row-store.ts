/** The loaded rows of a server list by their place. Far from what is in sight they are forgotten again. */
export class RowStore<Row> {
  private readonly pages = new Map<number, readonly Row[]>()

  constructor(
    readonly pageSize: number,
    private readonly most = 400,
  ) {}

  get isEmpty(): boolean {
    return this.pages.size === 0
  }

  put(start: number, rows: readonly Row[]): void {
    const page = Math.floor(start / this.pageSize)
    this.pages.set(page, rows)
    if (this.pages.size <= this.most) return
    const farthest = [...this.pages.keys()].sort((a, b) => Math.abs(b - page) - Math.abs(a - page))[0]
    if (farthest !== undefined) this.pages.delete(farthest)
  }

  at(index: number): Row | undefined {
    const page = Math.floor(index / this.pageSize)
    return this.pages.get(page)?.[index - page * this.pageSize]
  }

  /** Whether all rows from `from` to `to` are here, both included. */
  has(from: number, to: number): boolean {
    for (let page = Math.floor(from / this.pageSize); page * this.pageSize <= to; page += 1) {
      const last = Math.min(to, (page + 1) * this.pageSize - 1)
      if ((this.pages.get(page)?.length ?? 0) <= last - page * this.pageSize) return false
    }
    return true
  }
}
