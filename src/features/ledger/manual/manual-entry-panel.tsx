import { businessDate } from '@contract/kernel/dates'
import { type ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { EntryLines } from '@/features/ledger/entry-lines'
import { manualEntries } from '@/features/ledger/ledger.api'
import { ManualEntryActions } from '@/features/ledger/manual/manual-entry-actions'
import { EntryDay } from '@/features/ledger/manual/entry-day'
import { BLANK_LINE, ManualLines } from '@/features/ledger/manual/manual-lines'
import { SaveTemplateButton } from '@/features/ledger/manual/save-template-button'
import { PostedFacts } from '@/features/ledger/manual/posted-facts'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { Badge } from '@/shared/ui/badge'

const api = manualEntries
const CONTROLS = { lines: ManualLines, entry_date: EntryDay }

/** A draft to be finished and posted, or what was posted of it. */
export function ManualEntryPanel(opened: OpenedRecord) {
  const t = usePhrases('ledger')
  const sections = [
    { title: t('manual.what'), fields: ['memo', 'entry_date', 'ou_id', 'reverses_next_month'] },
    { title: t('entry.lines'), fields: ['lines'] },
  ]
  const defaults = { entry_date: businessDate(new Date()), lines: [BLANK_LINE, BLANK_LINE] }
  const form = { namespace: 'ledger', list: 'manual', sections, controls: CONTROLS, defaults } as const
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={form}
      unnamed={t('manual.new')}
      badge={row => <Badge>{t(`values.status.${row['status'] as ManualEntry['status']}`)}</Badge>}
      details={entry =>
        entry.entry_id ? (
          <>
            <SaveTemplateButton entry={entry} />
            <PostedFacts entry={entry} />
            <EntryLines entryId={entry.entry_id} />
          </>
        ) : (
          <>
            <ManualEntryActions entry={entry} onDiscarded={opened.onClose} />
            <RecordDetails api={api} form={form} row={entry} />
          </>
        )
      }
    />
  )
}
