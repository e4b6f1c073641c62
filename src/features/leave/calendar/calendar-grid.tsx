import { weekdayOf } from '@contract/kernel/calendar'
import type { LeaveCalendar } from '@contract/modules/leave/leave-calendar.calls'
import type { CalendarPerson, CalendarDay } from '@/features/leave/calendar/calendar-people'
import { useAbsenceWords } from '@/features/leave/calendar/use-absence-words'
import type { Month } from '@/features/leave/month-view'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'
import { classNames } from '@/shared/ui/class-names'

export type CalendarGridProps = {
  month: Month
  today: string
  people: readonly CalendarPerson[]
  holidays: LeaveCalendar['holidays']
}

const WEEKEND = [0, 6]

/** People by days. A mark says in words what its colour says. */
export function CalendarGrid({ month, today, people, holidays }: CalendarGridProps) {
  const t = usePhrases('leave')
  const formats = useFormats()
  const days = month.dates.map(on => {
    const holiday = holidays.find(each => each.on === on && each.kind !== 'special_working')
    const isFree = holiday !== undefined || WEEKEND.includes(weekdayOf(on))
    return { on, holiday, className: classNames(isFree && 'calendar-free', on === today && 'calendar-today') }
  })
  return (
    // A table wider than its window must be reached by keys to be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the region scrolls
    <div className="calendar-scroll" role="region" aria-label={formats.month(month.first)} tabIndex={0}>
      <table className="calendar-table">
        <caption className="visually-hidden">
          {t('calendar.title')} {formats.month(month.first)}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="calendar-person">
              {t('calendar.person')}
            </th>
            {days.map(({ on, holiday, className }) => (
              <th
                key={on}
                scope="col"
                className={className}
                title={holiday && storedName('holiday', holiday.name)}
              >
                <span className="visually-hidden">{formats.weekday(on)}</span>
                <span className="calendar-weekday" aria-hidden="true">
                  {formats.weekdayLetter(on)}
                </span>
                <span>{Number(on.slice(8))}</span>
                {holiday && <span className="calendar-holiday-mark" aria-hidden="true" />}
                {holiday && <span className="visually-hidden">{storedName('holiday', holiday.name)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(person => (
            <tr key={person.employee_id}>
              <th scope="row" className="calendar-person">
                <bdi className="calendar-name">{person.name}</bdi>
                <span className="calendar-position">{storedName('position', person.position)}</span>
              </th>
              {days.map(({ on, className }) => {
                const away = person.days.filter(day => day.on === on)
                return (
                  <td key={on} className={className}>
                    {away.map(day => (
                      <AbsenceMark key={`${day.part}-${day.request_id ?? ''}`} day={day} />
                    ))}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type AbsenceMarkProps = { day: CalendarDay }

const SIGNS = { full: '●', am: '◐', pm: '◑', hours: '◔' } as const

/** One absence in its cell: a sign to see, words to hear, and a way to the request for whom it may concern. */
function AbsenceMark({ day }: AbsenceMarkProps) {
  const words = useAbsenceWords()(day)
  const className = classNames('absence', day.pending && 'absence-pending')
  const sign = (
    <>
      <span aria-hidden="true">{day.pending ? '?' : SIGNS[day.part]}</span>
      <span className="visually-hidden">{words}</span>
    </>
  )
  return day.request_id ? (
    <RecordLink id={day.request_id} opens="panel" className={className}>
      {sign}
    </RecordLink>
  ) : (
    <span className={className} title={words}>
      {sign}
    </span>
  )
}
