import '@/features/files/files.scss'
import { forms } from '@/features/files/files.resources'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { late } from '@/shared/ui/late'

const FormPanel = late(() => import('@/features/files/forms/form-panel').then(file => file.FormPanel))

const COLUMNS = {
  name: { pinned: 'start', width: 280 },
  code: { width: 130 },
  category: { width: 140 },
  version: { width: 100 },
  valid_from: { width: 130 },
  valid_to: { width: 130 },
  is_active: { width: 110 },
  file_name: { width: 300 },
  download_count: { width: 130 },
} as const

/** The forms of the company with their versions, and how often each was saved. */
export function FormsScreen() {
  return <PanelScreen api={forms} name="forms" namespace="files" columns={COLUMNS} panel={FormPanel} />
}
