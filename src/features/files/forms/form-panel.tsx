import { EVERYONE } from '@contract/modules/files/audience'
import { type DownloadableForm } from '@contract/modules/files/downloadable-form.resource'
import { AudienceControl } from '@/features/files/audience/audience-control'
import { forms } from '@/features/files/files.resources'
import { FormVersions } from '@/features/files/forms/form-versions'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Badge } from '@/shared/ui/badge'

const api = forms
const CONTROLS = { audience: AudienceControl }
const DEFAULTS = { audience: EVERYONE, category: 'general' }

export function FormPanel({ id, onClose, onCreated }: OpenedRecord) {
  const t = usePhrases('files')
  const record = usePhrases('record')
  const common = useRecordTabs({ api, namespace: 'files', id })
  const sections = [
    { title: t('forms.sections.what'), fields: ['code', 'name', 'category'] },
    { title: t('forms.sections.when'), fields: ['valid_from', 'valid_to'] },
    { title: t('forms.sections.whom'), fields: ['audience'] },
  ]
  const form = {
    namespace: 'files',
    list: 'forms',
    sections,
    controls: CONTROLS,
    defaults: DEFAULTS,
  } as const
  const tabs = (row: ResourceRow & DownloadableForm) => [
    {
      key: 'details',
      label: record('panel.details'),
      content: (
        <div className="stack">
          <FormVersions form={row} />
          <RecordDetails api={api} form={form} row={row} />
        </div>
      ),
      keep: true,
    },
    common.history,
  ]
  return (
    <RecordFrame
      api={api}
      id={id}
      form={form}
      badge={row => row['is_active'] === false && <Badge tone="warning">{record('panel.retired')}</Badge>}
      tabs={tabs}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
