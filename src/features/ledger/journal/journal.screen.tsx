import { journal } from '@/features/ledger/ledger.api'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { ButtonLink } from '@/shared/ui/button-link'
import { late } from '@/shared/ui/late'

const JournalEntryPanel = late(() =>
  import('@/features/ledger/journal/journal-entry-panel').then(file => file.JournalEntryPanel),
)

const COLUMNS = {
  number: { width: 190, pinned: 'start' },
  entry_date: { width: 130 },
  memo: { free: true, width: 320 },
  total: { width: 150 },
  ou_id: { width: 170 },
  source_type: { width: 170 },
  reversed_by_id: { width: 190 },
  reversal_of_id: { width: 190 },
  is_adjustment: { width: 130 },
} as const

/** Every entry that was posted, whatever it came from. */
export function JournalScreen() {
  const t = usePhrases('ledger')
  return (
    <PanelScreen
      api={journal}
      name="journal"
      namespace="ledger"
      columns={COLUMNS}
      readOnly
      toolbar={
        <Can code="accounting.journal.create">
          <ButtonLink to="/accounting/manual-entries?record=new" icon="plus-lg">
            {t('journal.write')}
          </ButtonLink>
        </Can>
      }
      panel={JournalEntryPanel}
    />
  )
}
