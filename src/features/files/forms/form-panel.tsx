import { EVERYONE } from '@contract/modules/files/audience'
import { AudienceControl } from '@/features/files/audience/audience-control'
import { forms } from '@/features/files/files.resources'
import { FormVersions } from '@/features/files/forms/form-versions'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = forms
const CONTROLS = { audience: AudienceControl }
const DEFAULTS = { audience: EVERYONE, category: 'general' }

export function FormPanel(opened: OpenedRecord) {
  const t = usePhrases('files')
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
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={form}
      details={row => (
        <>
          <FormVersions form={row} />
          <RecordDetails api={api} form={form} row={row} />
        </>
      )}
      tabs={(_row, { details, history }) => [details, history]}
    />
  )
}
