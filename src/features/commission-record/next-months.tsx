import { formatAmount } from '@contract/kernel/money'
import type { NextMoney } from '@contract/modules/commission/next-money'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

type Row = { name: string } & NextMoney['total']

/** The sums of each month, of what has no day yet, and of all. */
export function NextMonths({ next }: { next: NextMoney }) {
  const t = usePhrases('commission-record')
  const formats = useFormats()
  const rows: Row[] = [
    ...next.months.map(({ month, ...sums }) => ({ ...sums, name: formats.month(`${month}-01`) })),
    ...(next.undated.count > 0 ? [{ ...next.undated, name: t('next.undated') }] : []),
    { ...next.total, name: t('record.total') },
  ]
  const columns: TableColumn<Row>[] = [
    { key: 'month', header: t('next.month'), rowHeader: true, cell: ({ name }) => name },
    { key: 'count', header: t('next.count'), figures: true, cell: ({ count }) => <Ltr>{count}</Ltr> },
    ...(['gross', 'net'] as const).map(name => ({
      ...{ key: name, header: t(`next.${name}`), figures: true },
      cell: (row: Row) => <Ltr>{formatAmount(row[name])}</Ltr>,
    })),
  ]
  return <Table caption={t('next.by_month')} columns={columns} rows={rows} rowKey={({ name }) => name} />
}
