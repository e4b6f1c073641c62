import type { RangeSummary } from '@/shared/grid/range-summary.types'
import type { BarTexts } from '@/shared/grid/status-bar/bar-texts'
import { figureInBar, numberText } from '@/shared/grid/tally/figure-text'

export type RowCounts = {
  total: number | null
  filtered: number | null
  /** Null: all that match, uncounted. */
  selected: number | null
}

export type PanelName =
  | 'totalRows'
  | 'filteredRows'
  | 'totalAndFilteredRows'
  | 'selectedRows'
  | 'avg'
  | 'count'
  | 'min'
  | 'max'
  | 'sum'

export type Panel = { name: PanelName; label: string; value: string }

function rowPanels({ total, filtered, selected }: RowCounts, texts: BarTexts): (Panel | null)[] {
  const text = (count: number) => numberText(count, texts)
  const isFiltered = total !== null && filtered !== null && filtered !== total
  return [
    total === null ? null : { name: 'totalRows', label: texts.totalRows, value: text(total) },
    isFiltered ? { name: 'filteredRows', label: texts.filteredRows, value: text(filtered) } : null,
    // Of an empty list one figure says all.
    total === null || total === 0
      ? null
      : {
          name: 'totalAndFilteredRows',
          label: texts.totalAndFilteredRows,
          value: isFiltered ? `${text(filtered)} ${texts.of} ${text(total)}` : text(total),
        },
    selected === 0
      ? null
      : {
          name: 'selectedRows',
          label: texts.selectedRows,
          value: selected === null ? texts.unknown : text(selected),
        },
  ]
}

function rangePanels(summary: RangeSummary, texts: BarTexts): (Panel | null)[] {
  const figure = (name: PanelName, label: string, of: RangeSummary['sum']) =>
    of && { name, label, value: figureInBar(of, texts) }
  return [
    figure('avg', texts.average, summary.average),
    summary.count > 1 ? { name: 'count', label: texts.count, value: numberText(summary.count, texts) } : null,
    figure('min', texts.min, summary.min),
    figure('max', texts.max, summary.max),
    figure('sum', texts.sum, summary.sum),
  ]
}

/** What the bar shows, in the order of the screen. */
export function statusPanels(counts: RowCounts, summary: RangeSummary | null, texts: BarTexts): Panel[] {
  const panels = [...rowPanels(counts, texts), ...(summary ? rangePanels(summary, texts) : [])]
  return panels.filter(panel => panel !== null)
}
