import { lazy, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DutiesList } from '@/features/settings/roles/duties-list'
import { roles } from '@/features/settings/roles/role.api'
import '@/features/settings/settings.scss'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useCan } from '@/shared/access/use-can'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { Offcanvas } from '@/shared/ui/offcanvas'
import { Skeleton } from '@/shared/ui/skeleton'

const LIST = '/settings/roles'
const pathOf = (id: string) => (id === 'new' ? '/settings/roles/form' : `/settings/roles/${id}`)

const RoleComparisonView = lazy(() =>
  import('@/features/settings/role-comparison/role-comparison-view').then(file => ({
    default: file.RoleComparisonView,
  })),
)

/** Roles as a list, or all of them beside their rights; which, the address says. */
export function RolesScreen() {
  const names = useAccessNames()
  const r = usePhrases('rights')
  const isComparing = useSearchParams()[0].get('view') === 'rights'
  const columns = useMemo<ColumnOverrides>(() => {
    const nameOf = (row: ResourceRow) => names.role({ name: String(row['name']) })
    return {
      name: { width: 240, pinned: 'start', text: nameOf },
      code: { width: 160 },
      rank: { width: 100 },
      reach: { width: 180 },
      is_system: { width: 120 },
      description: { width: 360, text: row => storedName('role_text', String(row['description'] ?? '')) },
    }
  }, [names])
  return (
    <ResourceScreen
      api={roles}
      name="roles"
      namespace="settings"
      columns={columns}
      recordPath={pathOf}
      toolbar={
        <>
          <ButtonLink
            to={isComparing ? LIST : `${LIST}?view=rights`}
            icon={isComparing ? 'list' : 'grid-3x3'}
          >
            {r(isComparing ? 'compare.list' : 'compare.open')}
          </ButtonLink>
          <DutiesPanel />
        </>
      }
      body={
        isComparing && (
          <Suspense fallback={<Skeleton shape="rows" lines={10} className="p-3" />}>
            <RoleComparisonView />
          </Suspense>
        )
      }
    />
  )
}

/** Duties that one person may not hold together, and how strictly each of these rules is taken. */
function DutiesPanel() {
  const r = usePhrases('rights')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (!can('settings.sod.view')) return null
  return (
    <>
      <Button icon="shield-check" onClick={() => setOpen(true)}>
        {r('duties.title')}
      </Button>
      {isOpen && (
        <Offcanvas show title={r('duties.title')} className="record-panel" onClose={() => setOpen(false)}>
          <DutiesList mayChange={can('settings.sod.edit')} />
        </Offcanvas>
      )}
    </>
  )
}
