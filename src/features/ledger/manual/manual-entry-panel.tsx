import { businessDate } from '@contract/kernel/dates'
import { type ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { EntryLines } from '@/features/ledger/entry-lines'
import { manualEntries } from '@/features/ledger/ledger.api'
import { ManualEntryActions } from '@/features/ledger/manual/manual-entry-actions'
import { BLANK_LINE, ManualLines } from '@/features/ledger/manual/manual-lines'
import { SaveTemplateButton } from '@/features/ledger/manual/save-template-button'
import { PostedFacts } from '@/features/ledger/manual/posted-facts'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { Badge } from '@/shared/ui/badge'

const api = manualEntries
const CONTROLS = { lines: ManualLines }

/** A draft to be finished and posted, or what was posted of it. */
export function ManualEntryPanel({ id, onClose, onCreated }: OpenedRecord) {
  const t = usePhrases('ledger')
  const common = useRecordTabs({ api, namespace: 'ledger', id })
  const sections = [
    { title: t('manual.what'), fields: ['memo', 'entry_date', 'ou_id', 'reverses_next_month'] },
    { title: t('entry.lines'), fields: ['lines'] },
  ]
  const defaults = { entry_date: businessDate(new Date()), lines: [BLANK_LINE, BLANK_LINE] }
  const form = { namespace: 'ledger', list: 'manual', sections, controls: CONTROLS, defaults } as const
  return (
    <RecordFrame
      api={api}
      id={id}
      form={form}
      unnamed={t('manual.new')}
      badge={row => <Badge>{t(`values.status.${row['status'] as ManualEntry['status']}`)}</Badge>}
      tabs={entry => {
        return common.after(
          entry.entry_id ? (
            <div className="stack">
              <SaveTemplateButton entry={entry} />
              <PostedFacts entry={entry} />
              <EntryLines entryId={entry.entry_id} />
            </div>
          ) : (
            <div className="stack">
              <ManualEntryActions entry={entry} onDiscarded={onClose} />
              <RecordDetails api={api} form={form} row={entry} />
            </div>
          ),
          { keep: true },
        )
      }}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
