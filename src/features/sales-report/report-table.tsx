import { Link } from 'react-router-dom'
import type { ReportFigures, SalesReport } from '@contract/modules/sales/sales-report.calls'
import type { ReportFact } from '@contract/modules/sales/sales-report.rules'
import { changeText } from '@/features/sales-report/change-text'
import { closerLook } from '@/features/sales-report/closer-look'
import { DrillLink } from '@/features/sales-report/drill-link'
import { useLineLabel } from '@/features/sales-report/use-line-label'
import type { useReportAddress } from '@/features/sales-report/use-report-address'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

type Line = {
  key: string | null | undefined
  label: string
  figures: ReportFigures
  before: ReportFigures | null
}
type Figure = keyof ReportFigures

/** Which rows stand behind a figure; what is reckoned from several has none of its own. */
const FACT: Partial<Record<Figure, ReportFact>> = {
  reservations: 'reserved',
  net_list_price: 'reserved',
  tcp: 'reserved',
  average_tcp: 'reserved',
  bookings: 'booked',
  booked_tcp: 'booked',
  ended: 'ended',
  ended_tcp: 'ended',
  cancellation_rate: 'lost',
}
const AMOUNTS = new Set<Figure>(['net_list_price', 'tcp', 'average_tcp', 'booked_tcp', 'ended_tcp'])
const SHOWN = [
  'reservations',
  'net_list_price',
  'tcp',
  'average_tcp',
  'discount_rate',
  'bookings',
  'booked_tcp',
  'ended',
  'ended_tcp',
  'net_units',
  'cancellation_rate',
] as const satisfies readonly Figure[]

/** What a card on a phone has room for. */
const ON_PHONE = new Set<Figure>(['reservations', 'tcp', 'bookings', 'ended', 'cancellation_rate'])

export type ReportTableProps = { report: SalesReport; address: ReturnType<typeof useReportAddress> }

export function ReportTable({ report, address }: ReportTableProps) {
  const t = usePhrases('sales-report')
  const formats = useFormats()
  const { by } = report
  const labelOf = useLineLabel(by)
  const lines: Line[] = [
    ...report.rows.map(row => ({ ...row, label: labelOf(row) })),
    { key: undefined, label: t('total'), ...report.total },
  ]
  const closer = ({ key }: Line) => {
    const changes = closerLook(by, key)
    return changes && address.hrefOf(changes)
  }
  const column = (figure: (typeof SHOWN)[number]): TableColumn<Line> => ({
    key: figure,
    header: t(`columns.${figure}`),
    figures: true,
    wideOnly: !ON_PHONE.has(figure),
    cell: line => {
      const value = line.figures[figure]
      const fact = FACT[figure]
      if (value === null) return '–'
      const shown = AMOUNTS.has(figure) ? formats.amount(value) : value
      if (!fact) return <Ltr>{shown}</Ltr>
      return (
        <DrillLink
          question={{ fact, by, key: line.key, period: report, filters: address.filters }}
          isEmpty={Number(value) === 0}
          label={t('rows_of', { name: `${line.label} · ${t(`columns.${figure}`)}` })}
        >
          {shown}
        </DrillLink>
      )
    },
  })
  const change: TableColumn<Line> = {
    key: 'change',
    header: t('columns.change'),
    figures: true,
    cell: ({ figures, before }) => <Ltr>{changeText(figures.tcp, before?.tcp ?? null)}</Ltr>,
  }
  const [first, second, tcp, ...rest] = SHOWN.map(column)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the page is moved by its own keys
    <div className="report-scroll" tabIndex={0} role="region" aria-label={t('title')}>
      <Table
        caption={t('title')}
        rows={lines}
        rowKey={line => line.key ?? `${line.label}`}
        columns={[
          {
            key: 'label',
            header: t(`by.${by}`),
            rowHeader: true,
            cell: line => {
              const to = closer(line)
              const name = <bdi>{line.label}</bdi>
              if (line.key === undefined) return <strong>{name}</strong>
              return to ? (
                <Link to={to} title={t('open', { name: line.label })}>
                  {name}
                </Link>
              ) : (
                name
              )
            },
          },
          ...[first, second, tcp].flatMap(one => (one ? [one] : [])),
          ...(report.previous ? [change] : []),
          ...rest,
        ]}
      />
    </div>
  )
}
