/** A figure by how exactly it is known: money and big integers never pass through a float. */
export type Figure =
  | { kind: 'number'; value: number }
  | { kind: 'integer'; value: bigint }
  | { kind: 'money'; centavos: bigint }
  | { kind: 'decimal'; text: string }

/** What a figure measures, as far as sums are concerned. */
export type Measure = 'amounts' | 'numbers' | 'percents' | 'days' | 'sqm'

/** What the cells of the ranges come to. Figures are null while less than two cells are numbers. */
export type RangeSummary = {
  /** All cells of the ranges, empty ones too. */
  cells: number
  /** Those with a value. */
  count: number
  /** Of those, the numbers. */
  numeric: number
  sum: Figure | null
  min: Figure | null
  max: Figure | null
  average: Figure | null
  /** `loaded`: not all rows of the range have come, and the server was not heard yet. */
  known: 'all' | 'loaded'
  /** The measures of the columns where they differ: the sum then adds up what does not belong together. */
  mixed?: readonly Measure[]
}
