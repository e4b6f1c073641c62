import { entryTemplates } from '@/features/ledger/ledger.api'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { late } from '@/shared/ui/late'

const TemplatePanel = late(() =>
  import('@/features/ledger/templates/template-panel').then(file => file.TemplatePanel),
)

const COLUMNS = {
  name: { width: 240, pinned: 'start' },
  memo: { free: true, width: 280 },
  total: { width: 150 },
  next_on: { width: 130 },
  recurs_from: { width: 130 },
  recurs_until: { width: 130 },
  reverses_next_month: { width: 150 },
  ou_id: { width: 170 },
  is_active: { width: 110 },
} as const

/** Entries that come back: drafted by hand, or each month by the portal. */
export function EntryTemplatesScreen() {
  return (
    <PanelScreen
      api={entryTemplates}
      name="templates"
      namespace="ledger"
      columns={COLUMNS}
      panel={TemplatePanel}
    />
  )
}
