import { type WorkCalendarRow, SATURDAYS } from '@contract/modules/leave/work-calendar.resource'
import type { WorkCalendar } from '@contract/people/work-calendar.rules'
import { workCalendars } from '@/features/leave/leave-lists.api'
import '@/features/leave/leave.scss'
import { WeekStrip } from '@/features/leave/week-strip'
import { WorkdaysControl } from '@/features/leave/work-calendars/workdays-control'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'
import { ResourcePage } from '@/shared/resource/resource-page'

const SATURDAY = { off: 0, half: 50, full: 100 } as const

/** A calendar of the list in the words of the rules. */
function calendarOf({ workdays, saturday }: Pick<WorkCalendarRow, 'workdays' | 'saturday'>): WorkCalendar {
  return { workdays, saturday: SATURDAY[saturday] }
}

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

/** The choice for Saturdays, and below it the week that both choices make. */
function SaturdayControl(props: FieldControlProps) {
  const { workdays, saturday } = useFormValues(props.form)
  const known = SATURDAYS.find(each => each === saturday) ?? 'off'
  return (
    <div className="form-stack">
      <FieldControl {...props} />
      <WeekStrip
        calendar={calendarOf({ workdays: typeof workdays === 'number' ? workdays : 0, saturday: known })}
      />
    </div>
  )
}
