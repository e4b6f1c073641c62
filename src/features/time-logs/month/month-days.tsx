import type { AttendanceDay } from '@contract/modules/time-logs/attendance-day.resource'
import type { PersonMonth } from '@contract/modules/time-logs/time-logs.calls'
import { clockText } from '@/shared/clock/clock-text'
import { DayStatus } from '@/features/time-logs/day/day-status'
import { hoursText } from '@/features/time-logs/minutes-text'
import { useDayName } from '@/shared/format/use-day-name'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'

export type MonthDaysProps = { month: PersonMonth; onDay: (date: string) => void }

/** A line a day: its state, when it began and ended, and what it came to. */
export function MonthDays({ month, onDay }: MonthDaysProps) {
  const t = usePhrases('time-logs')
  const dayName = useDayName()
  const time = (value: string | null) => (value ? <Ltr>{clockText(value)}</Ltr> : '–')
  const minutes = (value: number) => (value > 0 ? <Ltr>{hoursText(value)}</Ltr> : '–')
  const columns: TableColumn<AttendanceDay>[] = [
    {
      key: 'date',
      header: t('day.date'),
      rowHeader: true,
      cell: day => (
        <button
          type="button"
          className="time-day"
          aria-label={t('day.open', { date: dayName(day.work_date) })}
          onClick={() => onDay(day.work_date)}
        >
          {dayName(day.work_date)}
        </button>
      ),
    },
    { key: 'state', header: t('day.state'), cell: day => <DayStatus day={day} today={month.today} /> },
    { key: 'in', header: t('day.in'), figures: true, cell: day => time(day.first_in) },
    { key: 'out', header: t('day.out'), figures: true, cell: day => time(day.last_out) },
    { key: 'worked', header: t('day.worked'), figures: true, cell: day => minutes(day.worked_min) },
    { key: 'late', header: t('day.late'), figures: true, cell: day => minutes(day.late_min) },
    { key: 'under', header: t('day.undertime'), figures: true, cell: day => minutes(day.undertime_min) },
    { key: 'over', header: t('day.overtime'), figures: true, cell: day => minutes(day.ot_raw_min) },
    { key: 'credited', header: t('day.credited'), figures: true, cell: day => minutes(day.ot_approved_min) },
  ]
  const newestFirst = [...month.days].reverse()
  return (
    <Table caption={t('month.days')} columns={columns} rows={newestFirst} rowKey={day => day.work_date} />
  )
}
