/** What the bench does on its page besides moving the mouse. */
export type GridBench = {
  mount(): Promise<void>
  unmount(): Promise<void>
  /** Marks the first so many rows of the first so many columns, and waits until it is drawn. */
  select(rows: number, columns: number): Promise<void>
  clear(): Promise<void>
  /** How long each frame took. */
  scroll(frames: number, pixels: number): Promise<number[]>
  marked(): number
  sum(): string
}

declare global {
  interface Window {
    gridBench: GridBench
  }
}
