import { formatAmount } from '@contract/kernel/money'
import { oneOf } from '@contract/kernel/one-of'
import type { ListedUnitPrice } from '@contract/modules/property/unit-price.resource'
import { unitPrices } from '@/features/property/units.api'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Table, type TableColumn } from '@/shared/ui/table'

export type PriceHistoryProps = { id: string }

const MOST = 100

/** What the unit cost and will cost, the latest first; quotes keep the price that they were made with. */
export function PriceHistory({ id }: PriceHistoryProps) {
  const t = usePhrases('property')
  const formats = useFormats()
  const { currentData: data, ...answer } = unitPrices.useListQuery({
    start: 0,
    end: MOST,
    filter: { unit_id: oneOf(id) },
    count: 'no',
  })
  const columns: TableColumn<ListedUnitPrice>[] = [
    {
      key: 'from',
      header: t('fields.effective_from'),
      rowHeader: true,
      cell: price => <bdi dir="ltr">{formats.date(price.effective_from)}</bdi>,
    },
    {
      key: 'to',
      header: t('fields.effective_to'),
      cell: price => price.effective_to && <bdi dir="ltr">{formats.date(price.effective_to)}</bdi>,
    },
    {
      key: 'price',
      header: t('fields.list_price'),
      figures: true,
      cell: price => formatAmount(price.list_price),
    },
    { key: 'reason', header: t('fields.reason'), cell: price => <bdi>{price.reason}</bdi> },
  ]
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('prices.title')}</h3>
      {!data && <AnswerWait answer={answer} lines={3} />}
      {data && (
        <Table
          caption={t('prices.title')}
          columns={columns}
          rows={data.data}
          rowKey={price => price.id}
          empty={<p className="text-muted">{t('prices.none')}</p>}
        />
      )}
    </section>
  )
}
