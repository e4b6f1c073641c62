import type { Attendance, AttendanceStatus } from '@contract/modules/time-logs/attendance.rules'

export type Summary = {
  days: number
  by_status: Record<AttendanceStatus, number>
  /** Days on which somebody was late, however long. */
  late_days: number
  worked_min: number
  late_min: number
  undertime_min: number
  ot_raw_min: number
  ot_approved_min: number
  night_min: number
}

const MINUTES = [
  'worked_min',
  'late_min',
  'undertime_min',
  'ot_raw_min',
  'ot_approved_min',
  'night_min',
] as const

const EMPTY: Summary = {
  days: 0,
  by_status: { present: 0, incomplete: 0, absent: 0, rest_day: 0, holiday: 0, on_leave: 0, half_leave: 0 },
  late_days: 0,
  worked_min: 0,
  late_min: 0,
  undertime_min: 0,
  ot_raw_min: 0,
  ot_approved_min: 0,
  night_min: 0,
}

/** Of a person's days in a month. */
export function summaryOf(days: readonly Attendance[]): Summary {
  return days.reduce<Summary>(
    (sum, day) => ({
      ...sum,
      ...Object.fromEntries(MINUTES.map(name => [name, sum[name] + day[name]])),
      days: sum.days + 1,
      by_status: { ...sum.by_status, [day.status]: sum.by_status[day.status] + 1 },
      late_days: sum.late_days + (day.late_min > 0 ? 1 : 0),
    }),
    EMPTY,
  )
}

export type DayOfPerson = Attendance & { employee_id: string; team_id: string | null; work_date: string }
export type Grouping = 'employee' | 'team' | 'day'

const KEY_OF: Record<Grouping, (day: DayOfPerson) => string | null> = {
  employee: day => day.employee_id,
  team: day => day.team_id,
  day: day => day.work_date,
}

/** The same days by person, by team or by date: whichever way they are added up, they are the same minutes. */
export function summariesBy(grouping: Grouping, days: readonly DayOfPerson[]): Map<string | null, Summary> {
  const groups = new Map<string | null, DayOfPerson[]>()
  for (const day of days) {
    const key = KEY_OF[grouping](day)
    const group = groups.get(key)
    if (group) group.push(day)
    else groups.set(key, [day])
  }
  return new Map([...groups].map(([key, all]) => [key, summaryOf(all)]))
}
