import type { ReleaseLine } from '@contract/modules/commission/release-line'
import { amountColumn } from '@/shared/format/amount-column'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaleCell } from '@/shared/selling/sale-cell'
import type { TableColumn } from '@/shared/ui/table'

/** The columns of a release's lines; that of the sale comes first. */
export function useLineColumns(): [sale: TableColumn<ReleaseLine>, ...TableColumn<ReleaseLine>[]] {
  const t = usePhrases('releases')
  const formats = useFormats()
  return [
    {
      key: 'sale',
      header: t('lines.sale'),
      rowHeader: true,
      cell: line => <SaleCell sale={line} />,
    },
    {
      key: 'tranche',
      header: t('lines.tranche'),
      cell: ({ seq, incentive }) => (incentive === undefined ? seq : <bdi>{incentive}</bdi>),
    },
    amountColumn('amount', t('lines.amount')),
    {
      key: 'holdback',
      header: t('lines.holdback'),
      figures: true,
      wideOnly: true,
      cell: ({ holdback }) => <Ltr>{formats.amount(holdback)}</Ltr>,
    },
  ]
}
