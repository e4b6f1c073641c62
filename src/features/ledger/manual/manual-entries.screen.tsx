import { manualEntries } from '@/features/ledger/ledger.api'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { late } from '@/shared/ui/late'

const ManualEntryPanel = late(() =>
  import('@/features/ledger/manual/manual-entry-panel').then(file => file.ManualEntryPanel),
)

const COLUMNS = {
  memo: { free: true, width: 340, pinned: 'start' },
  status: { width: 120 },
  entry_date: { width: 130 },
  total: { width: 150 },
  ou_id: { width: 170 },
  entry_id: { width: 190 },
  template_id: { hidden: true },
  recurs_on: { hidden: true },
  reverses_next_month: { hidden: true },
} as const

/** Entries that accounting writes by hand: drafts first, and those that were posted. */
export function ManualEntriesScreen() {
  return (
    <PanelScreen
      api={manualEntries}
      name="manual"
      namespace="ledger"
      columns={COLUMNS}
      panel={ManualEntryPanel}
    />
  )
}
