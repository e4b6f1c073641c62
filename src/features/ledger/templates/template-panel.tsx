import { entryTemplates } from '@/features/ledger/ledger.api'
import { BLANK_LINE, ManualLines } from '@/features/ledger/manual/manual-lines'
import { DraftButton } from '@/features/ledger/templates/draft-button'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = entryTemplates
const CONTROLS = { lines: ManualLines }

/** What an entry says each time, and from when until when it is drafted by itself. */
export function TemplatePanel(opened: OpenedRecord) {
  const t = usePhrases('ledger')
  const sections = [
    { title: t('templates.what'), fields: ['name', 'memo', 'ou_id', 'reverses_next_month'] },
    { title: t('templates.recurs'), fields: ['recurs_from', 'recurs_until'] },
    { title: t('entry.lines'), fields: ['lines'] },
  ]
  const defaults = { lines: [BLANK_LINE, BLANK_LINE] }
  const form = { namespace: 'ledger', list: 'templates', sections, controls: CONTROLS, defaults } as const
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={form}
      unnamed={t('templates.new')}
      details={row => (
        <>
          <DraftButton template={row} />
          <RecordDetails api={api} form={form} row={row} />
        </>
      )}
    />
  )
}
