import '@/features/files/files.scss'
import { memos } from '@/features/files/files.resources'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { late } from '@/shared/ui/late'

const MemoPanel = late(() => import('@/features/files/memos/memo-panel').then(file => file.MemoPanel))

const COLUMNS = {
  title: { width: 320, pinned: 'start' },
  status: { width: 120 },
  ack_deadline: { width: 140 },
  category: { width: 140 },
  ou_id: { width: 150 },
  reach: { width: 160 },
  requires_ack: { width: 210 },
  memo_no: { width: 200 },
  publish_on: { width: 130 },
  expires_on: { width: 130 },
  published_at: { width: 160 },
  version: { width: 100 },
} as const

/** Memos of the units that one writes for: drafts, those that are out, and who has read them. */
export function MemosScreen() {
  return <PanelScreen api={memos} name="memos" namespace="files" columns={COLUMNS} panel={MemoPanel} />
}
