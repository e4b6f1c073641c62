import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { memoResource } from '@contract/modules/files/memo.resource'
import type { Resource } from '@contract/kernel/define-resource'
import '@/features/files/files.scss'
import { memos } from '@/features/files/files.resources'
import { ResourceScreen } from '@/shared/resource/resource-screen'

const MemoPanel = lazy(() =>
  import('@/features/files/memo-panel').then(file => ({ default: file.MemoPanel })),
)

const COLUMNS = {
  title: { width: 280, pinned: 'start' },
  memo_no: { width: 180 },
  status: { width: 120 },
  category: { width: 140 },
  ou_id: { width: 150 },
  reach: { width: 120 },
  requires_ack: { width: 130 },
  ack_deadline: { width: 140 },
  publish_on: { width: 130 },
  expires_on: { width: 130 },
  published_at: { width: 160 },
  version: { width: 100 },
} as const

/** Memos of the units that one writes for: drafts, those that are out, and who has read them. */
export function MemosScreen() {
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
        resource={memoResource as unknown as Resource}
        api={memos}
        name="memos"
        namespace="files"
        columns={COLUMNS}
      />
      {id && (
        <Suspense>
          <MemoPanel key={id} id={id} onClose={() => open(null)} onCreated={row => open(row.id, true)} />
        </Suspense>
      )}
    </>
  )
}
