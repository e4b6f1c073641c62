export const CHART_KINDS = ['bar', 'line', 'pie'] as const
export type ChartKind = (typeof CHART_KINDS)[number]

/** What is drawn: a group by its name, and a figure of it for each series. */
export type ChartData = {
  series: readonly { key: string; title: string }[]
  /** Groups that are names and no sequence: many of them lie below each other, where each has its line. */
  areNames?: boolean
  groups: readonly { label: string; figures: Readonly<Record<string, number>> }[]
}
