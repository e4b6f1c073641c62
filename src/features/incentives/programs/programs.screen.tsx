import { incentivePrograms } from '@/features/incentives/incentives.api'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { late } from '@/shared/ui/late'

const ProgramPanel = late(() =>
  import('@/features/incentives/programs/program-panel').then(file => file.ProgramPanel),
)

const COLUMNS = {
  name: { width: 240, pinned: 'start' },
  valid_from: { width: 130 },
  valid_to: { width: 130 },
  metric: { width: 160 },
  level: { width: 150 },
  funded_by: { width: 150 },
  developer_id: { width: 170 },
  ou_id: { width: 160 },
  is_active: { width: 110 },
} as const

/** What sellers may get beside their commission, and beside the list the program that is opened. */
export function ProgramsScreen() {
  return (
    <PanelScreen
      api={incentivePrograms}
      name="programs"
      namespace="incentives"
      columns={COLUMNS}
      panel={ProgramPanel}
    />
  )
}
