import { useMemo } from 'react'
import { modules } from '@/features/settings/catalogue.api'
import '@/features/settings/settings.scss'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useCan } from '@/shared/access/use-can'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Badge } from '@/shared/ui/badge'

const formOf = (id: string) => `/settings/modules/form${id === 'new' ? '' : `/${id}`}`

export function ModulesScreen() {
  const t = usePhrases('settings')
  const can = useCan()
  const names = useAccessNames()
  const columns = useMemo<ColumnOverrides>(() => {
    const nameOf = (row: ResourceRow) =>
      names.module({ code: String(row['code']), name: String(row['name']) })
    const stateOf = (row: ResourceRow) => t(row['is_enabled'] ? 'modules.on' : 'modules.off')
    return {
      name: { width: 260, pinned: 'start', text: nameOf },
      code: { width: 180 },
      sort: { width: 110 },
      is_enabled: {
        width: 160,
        text: stateOf,
        render: row => (
          <Badge tone={row['is_enabled'] ? 'success' : 'neutral'} dot>
            {stateOf(row)}
          </Badge>
        ),
      },
    }
  }, [names, t])
  return (
    <ResourceScreen
      api={modules}
      name="modules"
      namespace="settings"
      columns={columns}
      recordPath={can('settings.module.edit') ? formOf : null}
    />
  )
}
