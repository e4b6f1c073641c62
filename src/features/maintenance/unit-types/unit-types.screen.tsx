import { unitTypeResource } from '@contract/modules/maintenance/unit-type.resource'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { RelatedLink } from '@/features/maintenance/related-link'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceRow } from '@/shared/resource/resource-types'

const unitTypes = createResourceApi(unitTypeResource)

const COLUMNS: ColumnOverrides<ResourceRow> = {
  name: { pinned: 'start', width: 240 },
  code: { width: 120 },
  related: {
    width: 150,
    render: row => (
      <RelatedLink row={row} list="sub_unit_types" path="/maintenance/sub-unit-type" field="unit_type_id" />
    ),
  },
  is_residential: {},
  vat_rule: {},
  is_active: {},
}

const GROUPS = { basics: ['code', 'name', 'is_residential', 'vat_rule'] } as const

export function UnitTypesScreen() {
  return <MaintenancePage api={unitTypes} name="unit_types" columns={COLUMNS} groups={GROUPS} />
}
