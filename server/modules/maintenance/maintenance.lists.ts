import { checkOrder } from '@contract/kernel/broken-rule'
import type { Fields, Resource } from '@contract/kernel/define-resource'
import { approverResource } from '@contract/approvals/approver.resource'
import { areaResource } from '@contract/modules/maintenance/area.resource'
import { bankResource } from '@contract/modules/maintenance/bank.resource'
import { developerResource } from '@contract/modules/maintenance/developer.resource'
import { checkDeveloper } from '@contract/modules/maintenance/developer.rules'
import { divisionResource } from '@contract/modules/maintenance/division.resource'
import { houseModelResource } from '@contract/modules/maintenance/house-model.resource'
import { operatingUnitResource } from '@contract/modules/maintenance/operating-unit.resource'
import { positionResource } from '@contract/modules/maintenance/position.resource'
import { checkPosition } from '@contract/modules/maintenance/position.rules'
import { projectResource } from '@contract/selling/project.resource'
import { checkProject } from '@contract/modules/maintenance/project.rules'
import { prospectStatusResource } from '@contract/modules/maintenance/prospect-status.resource'
import { salesTeamMemberResource } from '@contract/modules/maintenance/sales-team-member.resource'
import { salesTeamResource } from '@contract/modules/maintenance/sales-team.resource'
import { subUnitTypeResource } from '@contract/modules/maintenance/sub-unit-type.resource'
import { unitTypeResource } from '@contract/modules/maintenance/unit-type.resource'
import { checkUnitType } from '@contract/modules/maintenance/unit-type.rules'
import { approverHooks } from '@server/modules/maintenance/approver.hooks'
import { areaHooks } from '@server/modules/maintenance/area.hooks'
import { bankHooks } from '@server/modules/maintenance/bank.hooks'
import { operatingUnitHooks } from '@server/modules/maintenance/operating-unit.hooks'
import { prospectStatusHooks } from '@server/modules/maintenance/prospect-status.hooks'
import { salesTeamMemberHooks } from '@server/modules/maintenance/sales-team-member.hooks'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import { checkedBy } from '@server/platform/resource/rule-hook'
import type { ResourceHooks } from '@server/platform/resource/resource-context'

export type MaintenanceList = {
  resource: Resource
  hooks: ResourceHooks
  /** Has an end by its own dates, so that nothing retires it. */
  keeps?: boolean
}

const list = <F extends Fields>(resource: Resource<F>, hooks: ResourceHooks = {}): MaintenanceList => ({
  resource,
  hooks,
})

const checkTerm = (team: Record<string, unknown>) => checkOrder(team, 'valid_from', 'valid_to')

/** The thirteen lists, who belongs to the teams, and what each is held to, by a form, an import and a seed alike. */
export function maintenanceLists(seal: ColumnSeal): MaintenanceList[] {
  return [
    list(operatingUnitResource, operatingUnitHooks),
    list(divisionResource),
    list(positionResource, checkedBy(checkPosition)),
    list(salesTeamResource, checkedBy(checkTerm)),
    { ...list(salesTeamMemberResource, salesTeamMemberHooks), keeps: true },
    list(areaResource, areaHooks),
    list(developerResource, checkedBy(checkDeveloper)),
    list(projectResource, checkedBy(checkProject)),
    list(houseModelResource),
    list(unitTypeResource, checkedBy(checkUnitType)),
    list(subUnitTypeResource),
    list(prospectStatusResource, prospectStatusHooks),
    list(bankResource, bankHooks(seal)),
    list(approverResource, approverHooks),
  ]
}
