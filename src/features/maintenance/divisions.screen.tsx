import { divisionResource } from '@contract/modules/maintenance/division.resource'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { RelatedLink } from '@/features/maintenance/related-link'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceRow } from '@/shared/resource/resource-types'

const divisions = createResourceApi(divisionResource)

const COLUMNS: ColumnOverrides<ResourceRow> = {
  name: { pinned: 'start', width: 240 },
  code: { width: 120 },
  head_employee_id: { width: 200 },
  related: {
    width: 150,
    render: row => (
      <RelatedLink row={row} list="sales_teams" path="/maintenance/sales-team/index" field="division_id" />
    ),
  },
  is_active: {},
}

const GROUPS = { basics: ['code', 'name', 'head_employee_id'] } as const

export function DivisionsScreen() {
  return <MaintenancePage api={divisions} name="divisions" columns={COLUMNS} groups={GROUPS} />
}
