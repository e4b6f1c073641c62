import { houseModelResource } from '@contract/modules/maintenance/house-model.resource'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { createResourceApi } from '@/shared/resource/create-resource-api'

const houseModels = createResourceApi(houseModelResource)

const COLUMNS = {
  name: { width: 240 },
  code: { width: 120 },
  project_id: { width: 220 },
  floor_area_sqm: {},
  lot_area_min_sqm: {},
  bedrooms: { width: 110 },
  bathrooms: { width: 110 },
  storeys: { width: 100 },
  carport: { hidden: true },
  is_active: {},
} as const

const GROUPS = {
  basics: ['project_id', 'code', 'name'],
  size: ['floor_area_sqm', 'lot_area_min_sqm', 'bedrooms', 'bathrooms', 'storeys', 'carport'],
} as const

export function HouseModelsScreen() {
  return <MaintenancePage api={houseModels} name="house_models" columns={COLUMNS} groups={GROUPS} />
}
