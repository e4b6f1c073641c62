import type { RangeSummary } from '@/shared/grid/range-summary.types'

export type BarState = { summary: RangeSummary | null; isAsking: boolean }

/** What the status bar shows of the ranges; told at most once a frame. */
export class BarStore {
  private state: BarState = { summary: null, isAsking: false }
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  readonly read = () => this.state

  set(state: BarState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
