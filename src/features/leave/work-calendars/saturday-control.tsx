import { SATURDAYS } from '@contract/modules/leave/work-calendar.resource'
import { calendarOf } from '@/features/leave/work-calendars/calendar-of'
import { WeekStrip } from '@/features/leave/week-strip'
import { useFormValues } from '@/shared/form/use-form-values'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'

/** The choice for Saturdays, and below it the week that both choices make. */
export function SaturdayControl(props: FieldControlProps) {
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
