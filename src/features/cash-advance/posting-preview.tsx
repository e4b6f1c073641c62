import { formatAmount } from '@contract/kernel/money'
import type { AdvanceStandingAnswer } from '@contract/modules/cash-advance/advance-answers'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

type Line = AdvanceStandingAnswer['posting'][number]
const figure = (amount: string) => (amount === '0.00' ? '' : formatAmount(amount))

/** What the release writes into the books. */
export function PostingPreview({ lines }: { lines: readonly Line[] }) {
  const t = usePhrases('cash-advance')
  const columns: TableColumn<Line>[] = [
    {
      key: 'account',
      header: t('posting.account'),
      rowHeader: true,
      cell: ({ account, name }) => <bdi>{`${account} ${name}`}</bdi>,
    },
    { key: 'debit', header: t('posting.debit'), figures: true, cell: ({ debit }) => figure(debit) },
    { key: 'credit', header: t('posting.credit'), figures: true, cell: ({ credit }) => figure(credit) },
  ]
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('posting.title')}</h3>
      <Table caption={t('posting.title')} columns={columns} rows={[...lines]} rowKey={line => line.account} />
    </section>
  )
}
