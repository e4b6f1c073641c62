import type { ReportFigures, SalesReport } from '@contract/modules/sales/sales-report.calls'
import type { usePhrases } from '@/shared/i18n/use-phrases'

const COLUMNS = [
  ['reservations', 'number'],
  ['net_list_price', 'money'],
  ['tcp', 'money'],
  ['average_tcp', 'money'],
  ['discount_rate', 'number'],
  ['bookings', 'number'],
  ['booked_tcp', 'money'],
  ['ended', 'number'],
  ['ended_tcp', 'money'],
  ['net_units', 'number'],
  ['cancellation_rate', 'number'],
] as const

type ReportToSave = {
  t: ReturnType<typeof usePhrases<'sales-report'>>
  report: SalesReport
  labelOf: (row: SalesReport['rows'][number]) => string
  isRtl: boolean
}

/** What stands on the screen, figures as figures, with the total that the server gave. */
export async function saveReport({ t, report, labelOf, isRtl }: ReportToSave): Promise<void> {
  const { saveTable } = await import('@/shared/record/import/save-table')
  const cells = (figures: ReportFigures) => COLUMNS.map(([name]) => figures[name] ?? '')
  await saveTable(
    {
      name: t('export.file', { from: report.from, to: report.to }),
      headings: [t(`by.${report.by}`), ...COLUMNS.map(([name]) => t(`columns.${name}`))],
      kinds: ['text', ...COLUMNS.map(([, kind]) => kind)],
      rows: [
        ...report.rows.map(row => [labelOf(row), ...cells(row.figures)]),
        [t('total'), ...cells(report.total.figures)],
      ],
      isRtl,
    },
    'xlsx',
  )
}
