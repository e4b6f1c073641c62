import { salesTeamResource } from '@contract/modules/maintenance/sales-team.resource'
import { RelatedLink } from '@/features/maintenance/related-link'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceRow } from '@/shared/resource/resource-types'

const salesTeams = createResourceApi(salesTeamResource)

const COLUMNS: ColumnOverrides<ResourceRow> = {
  name: { pinned: 'start', width: 240 },
  code: { width: 120 },
  ou_id: {},
  monthly_target: {},
  valid_from: {},
  valid_to: {},
  is_active: {},
  manager_employee_id: { width: 200 },
  division_id: {},
  related: {
    width: 210,
    render: row => (
      <RelatedLink
        row={row}
        list="sales_team_members"
        path="/maintenance/sales-team/members"
        field="team_id"
      />
    ),
  },
  director_employee_id: { width: 200, hidden: true },
}

const GROUPS = {
  basics: ['ou_id', 'code', 'name', 'division_id'],
  leads: ['manager_employee_id', 'director_employee_id', 'monthly_target'],
  validity: ['valid_from', 'valid_to'],
} as const

export function SalesTeamsScreen() {
  return <MaintenancePage api={salesTeams} name="sales_teams" columns={COLUMNS} groups={GROUPS} />
}
