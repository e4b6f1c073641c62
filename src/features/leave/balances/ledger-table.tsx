import type { LedgerEntryRow } from '@contract/modules/leave/leave-balance.calls'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EmptyState } from '@/shared/ui/empty-state'
import { Table, type TableColumn } from '@/shared/ui/table'

export type LedgerTableProps = { entries: readonly LedgerEntryRow[] }

export function LedgerTable({ entries }: LedgerTableProps) {
  const t = usePhrases('leave')
  const formats = useFormats()
  const columns: TableColumn<LedgerEntryRow>[] = [
    {
      key: 'date',
      header: t('ledger.date'),
      rowHeader: true,
      cell: entry => <Ltr>{formats.date(entry.entry_date)}</Ltr>,
    },
    {
      key: 'kind',
      header: t('ledger.kind'),
      cell: entry => (
        <>
          {t(`ledger.${entry.kind}`)} {entry.request_no && <Ltr>{entry.request_no}</Ltr>}
          {entry.note && (
            <div className="text-muted small" dir="auto">
              {entry.note}
            </div>
          )}
        </>
      ),
    },
    { key: 'days', header: t('fields.days'), figures: true, cell: entry => formats.amount(entry.days) },
  ]
  return (
    <Table
      caption={t('ledger.title')}
      columns={columns}
      rows={entries}
      rowKey={entry => entry.id}
      empty={<EmptyState title={t('ledger.empty')} />}
    />
  )
}
