import type { ReactNode } from 'react'
import { formatAmount } from '@contract/kernel/money'
import type { StatementLine } from '@contract/modules/commission/statement-line'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { TableColumn } from '@/shared/ui/table'

const FIGURES = ['net', 'vat', 'gross'] as const

type NamedLine = Pick<StatementLine, 'sale_no' | 'buyer_name' | 'unit_code' | 'seq' | 'incentive'>

/** Which tranche of which sale a line is. */
export function useTrancheColumns(): [sale: TableColumn<NamedLine>, tranche: TableColumn<NamedLine>] {
  const t = usePhrases('statements')
  return [
    {
      key: 'sale',
      header: t('lines.sale'),
      rowHeader: true,
      cell: line => (
        <>
          <bdi className="text-nowrap">{line.sale_no}</bdi>
          <LineWords line={line} />
        </>
      ),
    },
    {
      key: 'tranche',
      header: t('lines.tranche'),
      cell: line => (line.incentive === undefined ? line.seq : <bdi>{line.incentive}</bdi>),
    },
  ]
}

/** The columns of a statement's lines; that of the sale comes first, with what may be done with its line. */
export function useLineColumns(
  below?: (line: StatementLine) => ReactNode,
): [sale: TableColumn<StatementLine>, ...TableColumn<StatementLine>[]] {
  const t = usePhrases('statements')
  const [sale, tranche] = useTrancheColumns()
  return [
    {
      ...sale,
      cell: line => (
        <>
          {sale.cell(line)}
          {below?.(line)}
        </>
      ),
    },
    tranche,
    ...FIGURES.map((key): TableColumn<StatementLine> => ({
      key,
      header: t(`lines.${key}`),
      figures: true,
      wideOnly: key === 'vat',
      cell: line => <Ltr>{formatAmount(line[key])}</Ltr>,
    })),
  ]
}

/** Who buys which unit, below the number of the sale. */
function LineWords({ line }: { line: Pick<StatementLine, 'buyer_name' | 'unit_code'> }) {
  return (
    <div className="text-muted small">
      <bdi className="text-nowrap">{line.unit_code}</bdi> · <bdi>{line.buyer_name}</bdi>
    </div>
  )
}
