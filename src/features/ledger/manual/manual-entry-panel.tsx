import { skipToken } from '@reduxjs/toolkit/query/react'
import { businessDate, isDateText } from '@contract/kernel/dates'
import { formatAmount } from '@contract/kernel/money'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { reversalDay } from '@contract/modules/accounting/recurrence.rules'
import { EntryLines } from '@/features/ledger/entry-lines'
import { manualEntries, useGetEntryPosterQuery } from '@/features/ledger/ledger.api'
import { ManualEntryActions } from '@/features/ledger/manual/manual-entry-actions'
import { BLANK_LINE, ManualLines } from '@/features/ledger/manual/manual-lines'
import { SaveTemplateButton } from '@/features/ledger/manual/save-template-button'
import { useFormValues } from '@/shared/form/use-form-values'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { Badge } from '@/shared/ui/badge'
import { Banner } from '@/shared/ui/banner'
import { DefinitionList } from '@/shared/ui/definition-list'

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

/** The day of an entry, and below it that another person has to post into its month, where that is so. */
function EntryDay(props: FieldControlProps) {
  const { entry_date, ...values } = useFormValues(props.form)
  const ou_id = values['ou_id'] ?? props.row?.['ou_id']
  const day = String(entry_date)
  const { currentData } = useGetEntryPosterQuery(
    ou_id && isDateText(day) ? { ou_id: String(ou_id), entry_date: day } : skipToken,
  )
  return (
    <div className="form-stack">
      <FieldControl {...props} />
      {currentData?.refused && <Banner tone="warning">{currentData.refused}</Banner>}
    </div>
  )
}

function PostedFacts({ entry }: { entry: ManualEntry }) {
  const t = usePhrases('ledger')
  const formats = useFormats()
  return (
    <DefinitionList
      definitions={[
        [t('fields.entry_id'), <EntryLink key="entry" id={entry.entry_id} number={entry.entry_label} />],
        [t('fields.entry_date'), <Ltr key="date">{formats.date(entry.entry_date)}</Ltr>],
        [t('fields.ou_id'), <bdi key="unit">{entry.ou_label}</bdi>],
        [
          t('fields.reverses_next_month'),
          entry.reverses_next_month && (
            <Ltr key="reverses">{formats.date(reversalDay(entry.entry_date))}</Ltr>
          ),
        ],
        [t('fields.total'), <Ltr key="total">{formatAmount(entry.total)}</Ltr>],
      ]}
    />
  )
}
