import type { RequestLine } from '@contract/modules/commission/request-line'
import { amountColumn } from '@/shared/format/amount-column'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaleCell } from '@/shared/selling/sale-cell'
import type { TableColumn } from '@/shared/ui/table'

type AmountRow = Pick<RequestLine, 'sale_no' | 'unit_code' | 'buyer_name' | 'seq' | 'amount'> & {
  ou_name?: string
}

/** The columns of amounts that may be asked for; that of the sale comes first. */
export function useAmountColumns<Row extends AmountRow>(): [TableColumn<Row>, ...TableColumn<Row>[]] {
  const t = usePhrases('commission-requests')
  return [
    {
      key: 'sale',
      header: t('lines.sale'),
      rowHeader: true,
      cell: row => <SaleCell sale={row} more={row.ou_name} />,
    },
    { key: 'tranche', header: t('lines.tranche'), cell: ({ seq }) => seq },
    amountColumn('amount', t('lines.amount')),
  ]
}
