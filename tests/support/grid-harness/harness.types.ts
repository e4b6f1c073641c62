import type { CellRange } from '@/shared/grid/data-grid.types'
import type { ServerCommands, ServerGridOptions } from './server-grid.types'

/** A value of the case file; what JSON cannot say comes as an object with one $ key. */
export type EncodedValue = unknown

export type CaseColumn =
  | string
  | {
      id: string
      filter?: boolean
      formatter?: string
      getter?: string
      pin?: 'left' | 'right'
      hide?: boolean
      kind?: 'money' | 'integer' | 'text'
    }

export type CaseOptions = {
  locale?: Record<string, string>
  rowSelection?: boolean
  rowModel?: 'clientSide' | 'serverSide' | 'infinite' | 'viewport'
  pageSize?: number
  rtl?: boolean
  enableRtl?: boolean
  aggFuncs?: string[]
}

export type CaseStep = { op: string } & Record<string, unknown>

export type PanelTexts = Record<string, string | null>
export type RangeTexts = {
  rows: (number | null)[]
  pinned: (string | null)[]
  cols: string[]
}

export type GridCase = {
  id: string
  title: string
  columns: CaseColumn[]
  rows: EncodedValue[][]
  generate?: number
  pinnedTop?: EncodedValue[][]
  pinnedBottom?: EncodedValue[][]
  options?: CaseOptions
  steps: CaseStep[]
  expect: PanelTexts
  expectRanges?: RangeTexts[]
  expectRanges_31_3_2?: RangeTexts[]
  expectClipboard?: string | null
  quirk?: string
}

/** What the tests do on the page besides pressing keys and moving the mouse. */
export type GridHarness = {
  /** Takes away what is shown, for the next test. */
  clear(): void
  mount(gridCase: GridCase): void
  mountServer(options: ServerGridOptions): void
  server(): ServerCommands
  apply(step: CaseStep): Promise<void>
  ranges(): CellRange[]
}
