import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ResourceScreen, type ResourceScreenProps } from '@/shared/resource/resource-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'

const ImportWizard = lazy(() =>
  import('@/shared/record/import/import-wizard').then(file => ({ default: file.ImportWizard })),
)

export type OpenedRecord = { id: string; onClose: () => void; onCreated: (row: ResourceRow) => void }

export type PeoplePageProps<Row extends ResourceRow> = Omit<
  ResourceScreenProps<Row>,
  'recordPath' | 'onImport' | 'namespace'
> & {
  canImport?: boolean
  panel: (opened: OpenedRecord) => ReactNode
}

/** A list of people and, beside it, the one that the address names. */
export function PeoplePage<Row extends ResourceRow>(props: PeoplePageProps<Row>) {
  const { canImport = false, panel, ...screen } = props
  const [isImporting, setImporting] = useState(false)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const id = params.get('record')

  const open = (next: string | null, replace = false) => {
    const search = new URLSearchParams(params)
    if (next) search.set('record', next)
    else search.delete('record')
    void navigate({ search: search.toString() }, { replace })
  }
  return (
    <>
      <ResourceScreen
        {...screen}
        namespace="people"
        onImport={canImport ? () => setImporting(true) : undefined}
      />
      {id && panel({ id, onClose: () => open(null), onCreated: row => open(row.id, true) })}
      {isImporting && (
        <Suspense>
          <ImportWizard
            resource={screen.resource}
            api={screen.api}
            namespace="people"
            list={screen.name}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
