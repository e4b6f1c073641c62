import { formatAmount } from '@contract/kernel/money'
import { oneOf } from '@contract/kernel/one-of'
import type { JournalLine } from '@contract/modules/accounting/journal-line.resource'
import { ledgerLines } from '@/features/ledger/ledger.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Table, type TableColumn } from '@/shared/ui/table'

const MOST = 500
/** The side on which nothing stands is left blank, as in any journal. */
const figure = (amount: string) => (amount === '0.00' ? '' : formatAmount(amount))

/** What an entry says of which account. */
export function EntryLines({ entryId }: { entryId: string }) {
  const t = usePhrases('ledger')
  const { currentData: data, ...answer } = ledgerLines.useListQuery({
    start: 0,
    end: MOST,
    filter: { entry_id: oneOf(entryId) },
    sort: [{ field: 'seq', direction: 'asc' }],
    count: 'no',
  })
  const columns: TableColumn<JournalLine>[] = [
    {
      key: 'account',
      header: t('fields.account_id'),
      rowHeader: true,
      cell: line => (
        <>
          <bdi>{line.account_label}</bdi>
          {line.memo && <div className="text-muted small">{line.memo}</div>}
        </>
      ),
    },
    { key: 'debit', header: t('fields.debit'), figures: true, cell: line => figure(line.debit) },
    { key: 'credit', header: t('fields.credit'), figures: true, cell: line => figure(line.credit) },
  ]
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('entry.lines')}</h3>
      {!data && <AnswerWait answer={answer} lines={3} />}
      {data && (
        <Table caption={t('entry.lines')} columns={columns} rows={data.data} rowKey={line => line.id} />
      )}
    </section>
  )
}
