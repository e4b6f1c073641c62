import { Link } from 'react-router-dom'
import { formatAmount } from '@contract/kernel/money'
import type { ScreenPath } from '@contract/access/screens'
import type { EntrySource, JournalEntry } from '@contract/modules/accounting/journal-entry.resource'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'
import { DefinitionList } from '@/shared/ui/definition-list'

/** The list beside which the document opens that an entry comes from. */
const SOURCE_PATHS = {
  manual_entry: '/accounting/manual-entries',
  expense: '/expense/transaction',
  expense_payment: '/expense/payments',
  cash_advance: '/cash-advance/record',
  commission_statement: '/commission/soa',
  commission_release: '/commission/release',
  incentive_grant: '/commission/incentive-grants',
  collection: '/collection/record',
  commission_clawback: '/commission/clawbacks',
  commission_credit: '/commission/credits',
  sale: '/sales/record',
  opening: '/accounting/opening-balances',
} as const satisfies Record<EntrySource, ScreenPath>

/** The head of an entry; what it came from and what undid it is one press away. */
export function EntryFacts({ entry }: { entry: JournalEntry }) {
  const t = usePhrases('ledger')
  const formats = useFormats()
  const entryLink = (id: string | null, label: string | null) =>
    id && (
      <RecordLink id={id} opens="panel" className="record-link">
        <bdi>{label}</bdi>
      </RecordLink>
    )
  return (
    <DefinitionList
      definitions={[
        [t('fields.entry_date'), <Ltr key="date">{formats.date(entry.entry_date)}</Ltr>],
        [t('fields.memo'), <bdi key="memo">{entry.memo}</bdi>],
        [t('fields.total'), <Ltr key="total">{formatAmount(entry.total)}</Ltr>],
        [t('fields.ou_id'), <bdi key="unit">{entry.ou_label}</bdi>],
        [
          t('fields.source_type'),
          <Link
            key="source"
            to={`${SOURCE_PATHS[entry.source_type]}${entry.source_id ? `?record=${entry.source_id}` : ''}`}
            className="record-link"
          >
            {t(`values.source_type.${entry.source_type}`)}
          </Link>,
        ],
        [t('fields.reversal_of_id'), entryLink(entry.reversal_of_id, entry.reversal_of_label)],
        [t('fields.reversed_by_id'), entryLink(entry.reversed_by_id, entry.reversed_by_label)],
        [t('entry.seal'), <Ltr key="seal">{`${entry.chain_seq} · ${entry.hash.slice(0, 16)}`}</Ltr>],
      ]}
    />
  )
}
