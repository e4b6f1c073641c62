import { daysText } from '@contract/people/days.rules'
import { hoursText } from '@/features/time-logs/minutes-text'
import type { TeamGrouping, TeamRow } from '@/features/time-logs/team/team-rows'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type TeamTableProps = { rows: readonly TeamRow[]; by: TeamGrouping; onPerson: (id: string) => void }

export function TeamTable({ rows, by, onPerson }: TeamTableProps) {
  const t = usePhrases('time-logs')
  const time = (header: string, of: (row: TeamRow) => number): TableColumn<TeamRow> => ({
    key: header,
    header,
    figures: true,
    cell: row => (of(row) > 0 ? <Ltr>{hoursText(of(row))}</Ltr> : '–'),
  })
  const count = (header: string, of: (row: TeamRow) => number): TableColumn<TeamRow> => ({
    key: header,
    header,
    figures: true,
    cell: row => of(row) || '–',
  })
  const columns: TableColumn<TeamRow>[] = [
    {
      key: 'name',
      header: t(by === 'person' ? 'team.person' : 'team.team'),
      rowHeader: true,
      cell: ({ personId, name }) =>
        personId ? (
          <button type="button" className="time-day" onClick={() => onPerson(personId)}>
            <bdi>{name}</bdi>
          </button>
        ) : (
          <bdi>{name ?? t('team.nobody_leads')}</bdi>
        ),
    },
    ...(by === 'head' ? [count(t('team.people'), row => row.people)] : []),
    time(t('figures.worked'), row => row.summary.worked_min),
    time(t('figures.late'), row => row.summary.late_min),
    time(t('figures.undertime'), row => row.summary.undertime_min),
    time(t('figures.overtime'), row => row.summary.ot_raw_min),
    time(t('day.credited'), row => row.summary.ot_approved_min),
    time(t('figures.night'), row => row.summary.night_min),
    count(t('figures.absent'), row => row.summary.by_status.absent ?? 0),
    count(t('figures.incomplete'), row => row.summary.by_status.incomplete ?? 0),
    {
      key: 'leave',
      header: t('team.leave_days'),
      figures: true,
      cell: row => (row.leave_hundredths > 0 ? daysText(row.leave_hundredths) : '–'),
    },
  ]
  return <Table caption={t('team.table')} columns={columns} rows={rows} rowKey={row => row.key} />
}
