import { useEffect, useMemo } from 'react'
import { titleOfLabel } from '@contract/kernel/record-labels'
import { permissions } from '@/features/settings/catalogue.api'
import '@/features/settings/settings.scss'
import { RIGHT_TEXTS, rightText } from '@/features/settings/modules/right-text'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useCan } from '@/shared/access/use-can'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { loadPhrases } from '@/shared/i18n/i18n'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'

const formOf = (id: string) => `/settings/permissions/form${id === 'new' ? '' : `/${id}`}`

export function PermissionsScreen() {
  const can = useCan()
  const names = useAccessNames()
  const texts = usePhrases(RIGHT_TEXTS)
  // As `useLatePhrases` does, which comes in the file of records: all of that would be fetched with the list.
  useEffect(() => {
    loadPhrases(RIGHT_TEXTS).catch(() => undefined)
  }, [])
  const columns = useMemo<ColumnOverrides>(() => {
    void texts
    const nameOf = (row: ResourceRow) => names.permission(String(row['code']))
    return {
      code: { width: 260, pinned: 'start' },
      words: { width: 260, text: nameOf },
      module_id: {
        width: 200,
        text: row => {
          const name = titleOfLabel(String(row['module_label'] ?? ''))
          return names.module({ code: name.toLowerCase().replaceAll(' ', '-'), name })
        },
      },
      description: {
        hidden: true,
        free: true,
        width: 420,
        text: row => rightText(String(row['description'])),
      },
      is_sensitive: { width: 130 },
      scopable: { width: 130 },
    }
  }, [names, texts])
  return (
    <ResourceScreen
      api={permissions}
      name="permissions"
      namespace="settings"
      columns={columns}
      recordPath={can('settings.permission.edit') ? formOf : null}
    />
  )
}
