import { EntryLines } from '@/features/ledger/entry-lines'
import { EntryFacts } from '@/features/ledger/journal/entry-facts'
import { ReverseButton } from '@/features/ledger/journal/reverse-button'
import { journal } from '@/features/ledger/ledger.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { Badge } from '@/shared/ui/badge'

const api = journal

/** What was posted, where it came from, and what undid it. */
export function JournalEntryPanel(opened: OpenedRecord) {
  const t = usePhrases('ledger')
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={{ namespace: 'ledger', list: 'journal' }}
      badge={row => row['reversed_by_id'] !== null && <Badge tone="warning">{t('entry.reversed')}</Badge>}
      details={entry => (
        <>
          <ReverseButton entry={entry} />
          <EntryFacts entry={entry} />
          <EntryLines entryId={entry.id} />
        </>
      )}
    />
  )
}
