import type { YearEnd } from '@contract/modules/leave/leave-balance.calls'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

type Row = YearEnd['rows'][number]
export type YearEndRowsProps = { rows: readonly Row[] }

export function YearEndRows({ rows }: YearEndRowsProps) {
  const t = usePhrases('leave')
  const formats = useFormats()
  const days = (key: 'left' | 'converted' | 'carried' | 'forfeited'): TableColumn<Row> => ({
    key,
    header: t(`close.${key}`),
    figures: true,
    cell: row => formats.amount(row[key]),
  })
  const columns: TableColumn<Row>[] = [
    { key: 'who', header: t('close.person'), rowHeader: true, cell: row => <bdi>{row.employee_name}</bdi> },
    {
      key: 'type',
      header: t('close.type'),
      cell: row => <bdi>{storedName('leave_type', row.leave_type)}</bdi>,
    },
    days('left'),
    days('converted'),
    {
      key: 'amount',
      header: t('close.amount'),
      figures: true,
      cell: row => (row.amount === null ? '–' : formats.amount(row.amount)),
    },
    days('carried'),
    days('forfeited'),
  ]
  return (
    <div className="year-end-rows">
      <Table
        caption={t('close.title')}
        columns={columns}
        rows={rows}
        rowKey={row => `${row.employee_id} ${row.leave_type_id}`}
      />
    </div>
  )
}
