import type { accountResource } from '@contract/modules/accounting/account.resource'
import type { approverResource } from '@contract/approvals/approver.resource'
import type { areaResource } from '@contract/modules/maintenance/area.resource'
import type { bankResource } from '@contract/modules/maintenance/bank.resource'
import type { developerResource } from '@contract/modules/maintenance/developer.resource'
import type { divisionResource } from '@contract/modules/maintenance/division.resource'
import type { houseModelResource } from '@contract/modules/maintenance/house-model.resource'
import type { positionResource } from '@contract/modules/maintenance/position.resource'
import type { projectResource } from '@contract/selling/project.resource'
import type { prospectStatusResource } from '@contract/modules/maintenance/prospect-status.resource'
import type { salesTeamMemberResource } from '@contract/modules/maintenance/sales-team-member.resource'
import type { salesTeamResource } from '@contract/modules/maintenance/sales-team.resource'
import type { subUnitTypeResource } from '@contract/modules/maintenance/sub-unit-type.resource'
import type { unitTypeResource } from '@contract/modules/maintenance/unit-type.resource'
import type { TableOf } from '@server/platform/db/table-of'

export type MaintenanceTables = {
  account: TableOf<typeof accountResource>
  approver: TableOf<typeof approverResource>
  area: TableOf<typeof areaResource>
  bank: TableOf<typeof bankResource>
  developer: TableOf<typeof developerResource>
  division: TableOf<typeof divisionResource>
  house_model: TableOf<typeof houseModelResource>
  position: TableOf<typeof positionResource>
  project: TableOf<typeof projectResource>
  prospect_status: TableOf<typeof prospectStatusResource>
  sales_team: TableOf<typeof salesTeamResource>
  sales_team_member: TableOf<typeof salesTeamMemberResource>
  sub_unit_type: TableOf<typeof subUnitTypeResource>
  unit_type: TableOf<typeof unitTypeResource>
}
