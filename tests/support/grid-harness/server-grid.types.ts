import type { CellBlock } from '@contract/kernel/list-calls'
import type { GridSort } from '@/shared/grid/data-grid.types'

export type ServerGridOptions = {
  rows: number
  /** Whether the count has come. */
  counted: boolean
  /** How long each answer takes, in milliseconds. */
  delay: number
  rtl?: boolean
  filtered?: boolean
  /** The buyer is a link, as the title of a record is. */
  linked?: boolean
}

export type ServerLog = {
  asked: number[]
  aborted: number[]
  aggregates: CellBlock[][]
  opened: string[]
  edits: [string, string, string][]
  saved: string[]
}

export type ServerCommands = {
  set(next: Partial<{ version: number; listKey: string; rows: number; counted: boolean }>): void
  breakLine(isBroken: boolean): void
  /** Whatever is asked stays without an answer until this is taken back. */
  holdAnswers(isHeld: boolean): void
  log(): ServerLog
  /** What the notice of the last saved change offers. */
  undoSaved(): void
  selection(): { all: boolean; ids: string[] }
  sort(): GridSort[]
  scrollToRow(index: number): void
  copy(withHeaders: boolean): Promise<void> | undefined
}
