import { useSyncExternalStore } from 'react'
import { barTexts, type BarTexts } from '@/shared/grid/status-bar/bar-texts'
import type { BarStore } from '@/shared/grid/status-bar/bar-store'
import { mixedText } from '@/shared/grid/status-bar/mixed-text'
import { statusPanels, type PanelName, type RowCounts } from '@/shared/grid/status-bar/status-panels'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type StatusBarProps = {
  counts: RowCounts
  store: BarStore
  /** What came of the last copy, paste or change. */
  note?: string | undefined
  texts?: Partial<BarTexts> | undefined
  /** All of them, unless the screen says which. */
  panels?: readonly PanelName[] | undefined
}

/** How many rows there are, match and are chosen, and what the marked cells come to. */
export function StatusBar({ counts, store, note, texts, panels }: StatusBarProps) {
  const t = usePhrases('grid')
  const { summary, isAsking } = useSyncExternalStore(store.subscribe, store.read)
  const shown = statusPanels(counts, summary, { ...barTexts(t), ...texts })
  return (
    <div className="grid-bar" aria-label={t('bar.called')} role="group">
      {shown
        .filter(({ name }) => panels?.includes(name) ?? true)
        .map(({ name, label, value }) => (
          <span key={name} className="grid-bar-panel" data-panel={name}>
            <span className="grid-bar-label">{label}</span> <bdi className="grid-bar-value">{value}</bdi>
          </span>
        ))}
      {isAsking && <span className="grid-bar-note">{t('bar.counting')}</span>}
      {!isAsking && summary?.known === 'loaded' && (
        <span className="grid-bar-note">{t('bar.loaded_only')}</span>
      )}
      {summary?.mixed && <span className="grid-bar-note">{mixedText(summary.mixed, t)}</span>}
      {note && <span className="grid-bar-message">{note}</span>}
    </div>
  )
}
