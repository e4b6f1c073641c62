import { salesTeamMemberResource } from '@contract/modules/maintenance/sales-team-member.resource'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { createResourceApi } from '@/shared/resource/create-resource-api'

const salesTeamMembers = createResourceApi(salesTeamMemberResource)

const COLUMNS = {
  employee_id: { width: 240, pinned: 'start' },
  team_id: { width: 220 },
  valid_from: {},
  valid_to: {},
  position_id: { width: 200 },
  ou_id: {},
} as const

const GROUPS = {
  basics: ['ou_id', 'team_id', 'employee_id', 'position_id'],
  validity: ['valid_from', 'valid_to'],
} as const

export function SalesTeamMembersScreen() {
  return (
    <MaintenancePage api={salesTeamMembers} name="sales_team_members" columns={COLUMNS} groups={GROUPS} />
  )
}
