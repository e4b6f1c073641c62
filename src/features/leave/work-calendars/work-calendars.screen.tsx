import { type WorkCalendarRow } from '@contract/modules/leave/work-calendar.resource'
import { workCalendars } from '@/features/leave/leave-lists.api'
import '@/features/leave/leave.scss'
import { calendarOf } from '@/features/leave/work-calendars/calendar-of'
import { WeekStrip } from '@/features/leave/week-strip'
import { SaturdayControl } from '@/features/leave/work-calendars/saturday-control'
import { WorkdaysControl } from '@/features/leave/work-calendars/workdays-control'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourcePage } from '@/shared/resource/resource-page'

type ShownCalendar = Pick<WorkCalendarRow, 'workdays' | 'saturday'>

const COLUMNS = {
  name: { width: 220, pinned: 'start' },
  workdays: {
    width: 330,
    text: () => '',
    render: (row: ShownCalendar) => <WeekStrip calendar={calendarOf(row)} />,
  },
  saturday: { width: 150 },
  ou_id: { width: 170 },
  employee_id: { width: 200 },
  is_active: { width: 110 },
} as const
const CONTROLS = { workdays: WorkdaysControl, saturday: SaturdayControl }

export function WorkCalendarsScreen() {
  const t = usePhrases('leave-lists')
  const sections = [
    { title: t('sections.calendar'), fields: ['name'] },
    { title: t('sections.week'), fields: ['workdays', 'saturday'] },
    { title: t('sections.of'), fields: ['ou_id', 'employee_id'] },
  ]
  return (
    <ResourcePage
      api={workCalendars}
      namespace="leave-lists"
      name="calendars"
      columns={COLUMNS}
      sections={sections}
      canImport={false}
      controls={CONTROLS}
    />
  )
}
