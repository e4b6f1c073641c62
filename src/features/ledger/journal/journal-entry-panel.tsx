import { isReversedByHand, type JournalEntry } from '@contract/modules/accounting/journal-entry.resource'
import { EntryLines } from '@/features/ledger/entry-lines'
import { EntryFacts } from '@/features/ledger/journal/entry-facts'
import { journal, journalActions } from '@/features/ledger/ledger.api'
import { Can } from '@/shared/access/can'
import { CommandButton } from '@/shared/command/command-button'
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

/** An entry by hand is undone once, and what undid one is not undone in its turn; others by voiding their document. */
function ReverseButton({ entry }: { entry: JournalEntry }) {
  if (!isReversedByHand(entry.source_type)) return null
  if (entry.reversed_by_id !== null || entry.reversal_of_id !== null) return null
  return (
    <Can code="accounting.journal.reverse">
      <div className="cluster">
        <CommandButton
          icon="arrow-counterclockwise"
          command={journalActions.reverse}
          record={entry}
          recordName={entry.number}
          namespace="ledger"
          isGrave
        />
      </div>
    </Can>
  )
}
