import { operatingUnitResource } from '@contract/modules/maintenance/operating-unit.resource'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { createResourceApi } from '@/shared/resource/create-resource-api'

const operatingUnits = createResourceApi(operatingUnitResource)

const COLUMNS = {
  ou_name: { pinned: 'start', width: 240 },
  ou_code: { width: 110 },
  kind: {},
  parent_id: {},
  head_user_id: {},
  is_vat_registered: { hidden: true },
  rdo_code: { hidden: true },
  tin_branch_code: { hidden: true },
  address: { hidden: true },
  floor_area: { hidden: true },
  is_active: {},
} as const

const GROUPS = {
  basics: ['ou_code', 'ou_name', 'kind', 'parent_id', 'head_user_id', 'address', 'floor_area'],
  tax: ['tin_branch_code', 'rdo_code', 'is_vat_registered'],
} as const

export function OperatingUnitsScreen() {
  return <MaintenancePage api={operatingUnits} name="operating_units" columns={COLUMNS} groups={GROUPS} />
}
