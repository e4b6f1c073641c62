import { roleResource } from '@contract/modules/settings/role.resource'
import { DutiesPanel } from '@/features/settings/duties-panel'
import { roles } from '@/features/settings/role.api'
import '@/features/settings/settings.scss'
import { useAccessNames } from '@/shared/access/use-access-names'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useMemo } from 'react'

const pathOf = (id: string) => (id === 'new' ? '/settings/roles/form' : `/settings/roles/${id}`)

export function RolesScreen() {
  const names = useAccessNames()
  const columns = useMemo<ColumnOverrides>(() => {
    const nameOf = (row: ResourceRow) => names.role({ code: String(row['code']), name: String(row['name']) })
    return {
      name: { width: 240, pinned: 'start', text: nameOf },
      code: { width: 160 },
      rank: { width: 100 },
      reach: { width: 180 },
      is_system: { width: 120 },
      description: { width: 360 },
    }
  }, [names])
  return (
    <ResourceScreen
      resource={roleResource}
      api={roles as never}
      name="roles"
      namespace="settings"
      columns={columns}
      recordPath={pathOf}
      toolbar={<DutiesPanel />}
    />
  )
}
