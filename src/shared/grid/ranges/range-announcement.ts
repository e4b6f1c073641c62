import type { GridRow } from '@/shared/grid/data-grid.types'
import type { RangeStore } from '@/shared/grid/ranges/range-store'
import type { SummaryWatch } from '@/shared/grid/ranges/summary-watch'
import { barTexts } from '@/shared/grid/status-bar/bar-texts'
import { mixedText } from '@/shared/grid/status-bar/mixed-text'
import { statusPanels } from '@/shared/grid/status-bar/status-panels'
import type { Phrase } from '@/shared/i18n/use-phrases'

const NO_ROWS = { total: null, filtered: null, selected: 0 }

/** "12 cells selected. Average 5. Sum 60." */
export function rangeAnnouncement<Row extends GridRow>(
  watch: SummaryWatch<Row>,
  store: RangeStore,
  t: Phrase<'grid'>,
): string {
  if (store.ranges.length === 0) return t('engine.range_cleared')
  const { summary } = watch.now()
  // One cell is read by the focus already.
  if (summary.cells <= 1) return ''
  const panels = summary.known === 'all' ? statusPanels(NO_ROWS, summary, barTexts(t)) : []
  const parts = panels.map(({ label, value }) => `${label} ${value}`)
  const mixed = summary.mixed ? [mixedText(summary.mixed, t)] : []
  return [t('engine.range', { count: summary.cells }), ...parts, ...mixed].join('. ')
}
