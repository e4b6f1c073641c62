import { useState } from 'react'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { manualActions } from '@/features/ledger/ledger.api'
import { Can } from '@/shared/access/can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** Keeps what an entry says, so that the next one need not be written again. */
export function SaveTemplateButton({ entry }: { entry: ManualEntry }) {
  const t = usePhrases('ledger')
  const [isAsking, setAsking] = useState(false)
  return (
    <Can code="accounting.journal.create">
      <Button icon="copy" onClick={() => setAsking(true)}>
        {t('command.save_template.open')}
      </Button>
      {isAsking && (
        <CommandDialog
          command={manualActions.save_template}
          record={entry}
          recordName={entry.memo}
          namespace="ledger"
          defaults={{ name: entry.memo.slice(0, 120) }}
          onClose={() => setAsking(false)}
        />
      )}
    </Can>
  )
}
