import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { manualActions } from '@/features/ledger/ledger.api'
import { Can } from '@/shared/access/can'
import { CommandButton } from '@/shared/command/command-button'

/** Keeps what an entry says, so that the next one need not be written again. */
export const SaveTemplateButton = ({ entry }: { entry: ManualEntry }) => (
  <Can code="accounting.journal.create">
    <CommandButton
      icon="copy"
      command={manualActions.save_template}
      record={entry}
      recordName={entry.memo}
      namespace="ledger"
      defaults={{ name: entry.memo.slice(0, 120) }}
    />
  </Can>
)
