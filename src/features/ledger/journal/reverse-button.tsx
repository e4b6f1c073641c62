import { useState } from 'react'
import { isReversedByHand, type JournalEntry } from '@contract/modules/accounting/journal-entry.resource'
import { journalActions } from '@/features/ledger/ledger.api'
import { Can } from '@/shared/access/can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** An entry by hand is undone once, and what undid one is not undone in its turn; others by voiding their document. */
export function ReverseButton({ entry }: { entry: JournalEntry }) {
  const t = usePhrases('ledger')
  const [isAsking, setAsking] = useState(false)
  if (!isReversedByHand(entry.source_type)) return null
  if (entry.reversed_by_id !== null || entry.reversal_of_id !== null) return null
  return (
    <Can code="accounting.journal.reverse">
      <div className="cluster">
        <Button icon="arrow-counterclockwise" onClick={() => setAsking(true)}>
          {t('command.reverse.open')}
        </Button>
      </div>
      {isAsking && (
        <CommandDialog
          command={journalActions.reverse}
          record={entry}
          recordName={entry.number}
          namespace="ledger"
          isGrave
          onClose={() => setAsking(false)}
        />
      )}
    </Can>
  )
}
