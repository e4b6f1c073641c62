import { entryTemplates } from '@/features/ledger/ledger.api'
import { BLANK_LINE, ManualLines } from '@/features/ledger/manual/manual-lines'
import { DraftButton } from '@/features/ledger/templates/draft-button'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { Badge } from '@/shared/ui/badge'

const api = entryTemplates
const CONTROLS = { lines: ManualLines }

/** What an entry says each time, and from when until when it is drafted by itself. */
export function TemplatePanel({ id, onClose, onCreated }: OpenedRecord) {
  const t = usePhrases('ledger')
  const record = usePhrases('record')
  const common = useRecordTabs({ api, namespace: 'ledger', id })
  const sections = [
    { title: t('templates.what'), fields: ['name', 'memo', 'ou_id', 'reverses_next_month'] },
    { title: t('templates.recurs'), fields: ['recurs_from', 'recurs_until'] },
    { title: t('entry.lines'), fields: ['lines'] },
  ]
  const defaults = { lines: [BLANK_LINE, BLANK_LINE] }
  const form = { namespace: 'ledger', list: 'templates', sections, controls: CONTROLS, defaults } as const
  return (
    <RecordFrame
      api={api}
      id={id}
      form={form}
      unnamed={t('templates.new')}
      badge={row => row['is_active'] === false && <Badge tone="warning">{record('panel.retired')}</Badge>}
      tabs={row =>
        common.after(
          <div className="stack">
            <DraftButton template={row} />
            <RecordDetails api={api} form={form} row={row} />
          </div>,
          { keep: true },
        )
      }
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
