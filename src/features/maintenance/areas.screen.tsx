import { areaResource } from '@contract/modules/maintenance/area.resource'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { createResourceApi } from '@/shared/resource/create-resource-api'

const areas = createResourceApi(areaResource)

const COLUMNS = {
  name: { pinned: 'start', width: 240 },
  code: { width: 120 },
  level: {},
  parent_id: {},
  region: {},
  province: {},
  city: { hidden: true },
  is_active: {},
} as const

const GROUPS = {
  basics: ['code', 'name', 'level', 'parent_id'],
  place: ['region', 'province', 'city'],
} as const

export function AreasScreen() {
  return <MaintenancePage api={areas} name="areas" columns={COLUMNS} groups={GROUPS} />
}
