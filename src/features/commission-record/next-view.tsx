import { lazy, Suspense, useMemo, useRef } from 'react'
import { formatAmount } from '@contract/kernel/money'
import type { NextMoney } from '@contract/modules/commission/next-money'
import { useGetNextMoneyQuery } from '@/features/commission-record/commission-record.api'
import { NextCalendar } from '@/features/commission-record/next-calendar'
import { NextTable } from '@/features/commission-record/next-table'
import { NextThree } from '@/features/commission-record/next-three'
import type { RecordAddress } from '@/features/commission-record/use-record-address'
import type { ChartHandle } from '@/shared/charts/chart-canvas'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'
import { Table, type TableColumn } from '@/shared/ui/table'
import { useMediaQuery } from '@/shared/ui/use-media-query'

const ChartCanvas = lazy(() =>
  import('@/shared/charts/chart-canvas').then(file => ({ default: file.ChartCanvas })),
)

/** What is expected, by day and by month; on a phone the next amounts first, and no picture. */
export function NextView({ address: { seller_id, ou_id, team_id } }: { address: RecordAddress }) {
  const t = usePhrases('commission-record')
  const answer = useGetNextMoneyQuery({ seller_id, ou_id, team_id })
  const isWide = useMediaQuery('(min-width: 48rem)')
  return (
    <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
      {next => (
        <Card title={t('next.title')} text={t('next.text')} flush>
          {next.rows.length === 0 ? (
            <EmptyState icon="calendar3" title={t('next.empty')}>
              {t('next.empty_text')}
            </EmptyState>
          ) : (
            <div className="stack">
              <NextThree next={next} />
              {isWide && next.months.length > 0 && <NextChart next={next} />}
              {isWide && next.days.length > 0 && <NextCalendar next={next} />}
              <NextMonths next={next} />
              <NextTable next={next} />
            </div>
          )}
        </Card>
      )}
    </Answer>
  )
}

function NextChart({ next: { months } }: { next: NextMoney }) {
  const t = usePhrases('commission-record')
  const formats = useFormats()
  const handle = useRef<ChartHandle>(null)
  const data = useMemo(
    () => ({
      series: [{ key: 'net', title: t('next.net') }],
      // A drawing may round what a sum must not.
      groups: months.map(({ month, net }) => ({
        label: formats.month(`${month}-01`),
        figures: { net: Number(net) },
      })),
    }),
    [months, formats, t],
  )
  return (
    <Suspense fallback={<Skeleton shape="block" className="chart-canvas" />}>
      <ChartCanvas kind="bar" data={data} label={t('next.chart')} handle={handle} />
    </Suspense>
  )
}

type Row = { name: string } & NextMoney['total']

/** The sums of each month, of what has no day yet, and of all. */
function NextMonths({ next }: { next: NextMoney }) {
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
