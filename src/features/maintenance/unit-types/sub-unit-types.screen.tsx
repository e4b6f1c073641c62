import { subUnitTypeResource } from '@contract/modules/maintenance/sub-unit-type.resource'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { createResourceApi } from '@/shared/resource/create-resource-api'

const subUnitTypes = createResourceApi(subUnitTypeResource)

const COLUMNS = {
  name: { width: 240 },
  code: { width: 120 },
  unit_type_id: { width: 200 },
  price_premium_pct: {},
  is_active: {},
} as const

const GROUPS = {
  basics: ['unit_type_id', 'code', 'name'],
  prices: ['price_premium_pct'],
} as const

export function SubUnitTypesScreen() {
  return <MaintenancePage api={subUnitTypes} name="sub_unit_types" columns={COLUMNS} groups={GROUPS} />
}
