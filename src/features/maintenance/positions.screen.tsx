import { positionResource } from '@contract/modules/maintenance/position.resource'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { createResourceApi } from '@/shared/resource/create-resource-api'

const positions = createResourceApi(positionResource)

const COLUMNS = {
  name: { pinned: 'start', width: 240 },
  code: { width: 120 },
  category: {},
  rank: { width: 90 },
  default_commission_rate: {},
  is_override_level: {},
  requires_prc_license: { hidden: true },
  requires_accreditation: { hidden: true },
  is_active: {},
} as const

const GROUPS = {
  basics: ['code', 'name', 'category', 'rank'],
  selling: ['default_commission_rate', 'is_override_level', 'requires_prc_license', 'requires_accreditation'],
} as const

export function PositionsScreen() {
  return <MaintenancePage api={positions} name="positions" columns={COLUMNS} groups={GROUPS} />
}
