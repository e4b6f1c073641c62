import { emptyTally, join, type Tally } from '@/shared/grid/tally/tally'

/** Rows whose cells are added up once and for all. */
export const BLOCK_ROWS = 512

const endOfBlock = (row: number) => (Math.floor(row / BLOCK_ROWS) + 1) * BLOCK_ROWS - 1

export type AddCell = (tally: Tally, cell: unknown) => void

/**
 * What the cells of one column come to, a block of rows at a time. Built where it is asked: the next step of a
 * range of a million cells reads the rows at its two ends and joins the blocks between.
 */
export class ColumnIndex {
  private readonly blocks: (Tally | undefined)[] = []

  constructor(
    private readonly read: (row: number) => unknown,
    private readonly add: AddCell,
  ) {}

  /** Adds the rows from `from` to `to`, both included. */
  query(from: number, to: number, into: Tally): void {
    let row = from
    while (row <= to) {
      const block = Math.floor(row / BLOCK_ROWS)
      const end = endOfBlock(row)
      if (row === block * BLOCK_ROWS && end <= to) join(into, this.blocks[block] ?? this.build(block))
      else this.scan(row, Math.min(end, to), into)
      row = end + 1
    }
  }

  forget(from: number, to: number): void {
    for (let block = Math.floor(from / BLOCK_ROWS); block <= Math.floor(to / BLOCK_ROWS); block += 1)
      if (this.blocks[block]) this.blocks[block] = undefined
  }

  private build(block: number): Tally {
    const tally = emptyTally()
    this.scan(block * BLOCK_ROWS, (block + 1) * BLOCK_ROWS - 1, tally)
    this.blocks[block] = tally
    return tally
  }

  private scan(from: number, to: number, into: Tally): void {
    const { add, read } = this
    for (let row = from; row <= to; row += 1) add(into, read(row))
  }
}

/** Of several columns at once, a block of rows after the other: each row is then read from memory once. */
export function queryAll(indexes: readonly ColumnIndex[], from: number, to: number, into: Tally): void {
  let row = from
  while (row <= to) {
    const end = Math.min(endOfBlock(row), to)
    for (const index of indexes) index.query(row, end, into)
    row = end + 1
  }
}
