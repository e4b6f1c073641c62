import { EntryLines } from '@/features/ledger/entry-lines'
import { EntryFacts } from '@/features/ledger/journal/entry-facts'
import { ReverseButton } from '@/features/ledger/journal/reverse-button'
import { journal } from '@/features/ledger/ledger.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordFrame } from '@/shared/record/record-frame'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { Badge } from '@/shared/ui/badge'

const api = journal

/** What was posted, where it came from, and what undid it. */
export function JournalEntryPanel({ id, onClose, onCreated }: OpenedRecord) {
  const t = usePhrases('ledger')
  const common = useRecordTabs({ api, namespace: 'ledger', id })
  return (
    <RecordFrame
      api={api}
      id={id}
      form={{ namespace: 'ledger', list: 'journal' }}
      badge={row => row['reversed_by_id'] !== null && <Badge tone="warning">{t('entry.reversed')}</Badge>}
      tabs={entry => {
        return common.after(
          <div className="stack">
            <ReverseButton entry={entry} />
            <EntryFacts entry={entry} />
            <EntryLines entryId={id} />
          </div>,
        )
      }}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
