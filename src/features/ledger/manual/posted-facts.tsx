import { formatAmount } from '@contract/kernel/money'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { reversalDay } from '@contract/modules/accounting/recurrence.rules'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { DefinitionList } from '@/shared/ui/definition-list'

export function PostedFacts({ entry }: { entry: ManualEntry }) {
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
