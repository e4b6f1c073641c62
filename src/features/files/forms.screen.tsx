import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { downloadableFormResource } from '@contract/modules/files/downloadable-form.resource'
import type { Resource } from '@contract/kernel/define-resource'
import '@/features/files/files.scss'
import { forms } from '@/features/files/files.resources'
import { ResourceScreen } from '@/shared/resource/resource-screen'

const FormPanel = lazy(() =>
  import('@/features/files/form-panel').then(file => ({ default: file.FormPanel })),
)

const COLUMNS = {
  code: { width: 130, pinned: 'start' },
  name: { width: 280 },
  category: { width: 140 },
  version: { width: 100 },
  file_name: { width: 220 },
  valid_from: { width: 130 },
  valid_to: { width: 130 },
  download_count: { width: 130 },
  is_active: { width: 110 },
} as const

/** The forms of the company with their versions, and how often each was saved. */
export function FormsScreen() {
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
        resource={downloadableFormResource as unknown as Resource}
        api={forms}
        name="forms"
        namespace="files"
        columns={COLUMNS}
      />
      {id && (
        <Suspense>
          <FormPanel key={id} id={id} onClose={() => open(null)} onCreated={row => open(row.id, true)} />
        </Suspense>
      )}
    </>
  )
}
