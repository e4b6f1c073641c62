import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { RecordForm } from '@/shared/record/record-panel.types'
import { ResourceScreen, type ResourceScreenProps } from '@/shared/resource/resource-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'

const RecordPanel = lazy(() =>
  import('@/shared/record/record-panel').then(file => ({ default: file.RecordPanel })),
)
const ImportWizard = lazy(() =>
  import('@/shared/record/import/import-wizard').then(file => ({ default: file.ImportWizard })),
)

export type ResourcePageProps<Row extends ResourceRow = ResourceRow> = Omit<
  ResourceScreenProps<Row>,
  'recordPath' | 'onImport'
> &
  Omit<RecordForm, 'namespace'> & {
    /** False where the server takes no file of them. */
    canImport?: boolean
  }

/** A whole maintenance screen: the list, the record that opens beside it, and the import. */
export function ResourcePage<Row extends ResourceRow>(props: ResourcePageProps<Row>) {
  const { sections, controls, defaults, canImport = true, ...screen } = props
  const { resource, api, namespace, name } = screen
  const [isImporting, setImporting] = useState(false)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const opened = params.get('record')

  const open = (id: string | null, replace = false) => {
    const next = new URLSearchParams(params)
    if (id) next.set('record', id)
    else next.delete('record')
    void navigate({ search: next.toString() }, { replace })
  }
  return (
    <>
      <ResourceScreen {...screen} onImport={canImport ? () => setImporting(true) : undefined} />
      {opened && (
        <Suspense>
          <RecordPanel
            key={opened}
            resource={resource}
            api={api}
            id={opened}
            namespace={namespace}
            list={name}
            sections={sections}
            controls={controls}
            defaults={defaults}
            onClose={() => open(null)}
            onCreated={row => open(row.id, true)}
          />
        </Suspense>
      )}
      {isImporting && (
        <Suspense>
          <ImportWizard
            resource={resource}
            api={api}
            namespace={namespace}
            list={name}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
