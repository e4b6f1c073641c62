import { salesTeamResource } from '@contract/modules/maintenance/sales-team.resource'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { salesTeams } from '@/features/maintenance/sales-teams.api'

const COLUMNS = {
  code: { width: 120, pinned: 'start' },
  name: { width: 240 },
  ou_id: {},
  division_id: {},
  valid_from: {},
  valid_to: {},
  is_active: {},
} as const

const GROUPS = {
  basics: ['ou_id', 'code', 'name', 'division_id'],
  validity: ['valid_from', 'valid_to'],
} as const

export function SalesTeamsScreen() {
  return (
    <MaintenancePage
      resource={salesTeamResource}
      api={salesTeams}
      name="sales_teams"
      columns={COLUMNS}
      groups={GROUPS}
    />
  )
}
