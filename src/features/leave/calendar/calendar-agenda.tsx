import type { CalendarGridProps } from '@/features/leave/calendar/calendar-grid'
import { agendaOf } from '@/features/leave/month-view'
import { useAbsenceWords } from '@/features/leave/calendar/use-absence-words'
import { useDayName } from '@/shared/format/use-day-name'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PersonAvatar } from '@/shared/photo/person-avatar'
import { spokenName } from '@/shared/photo/spoken-name'
import { RecordLink } from '@/shared/resource/record-link'
import { classNames } from '@/shared/ui/class-names'

/** The same month for a narrow window: each day on which somebody is away. */
export function CalendarAgenda({ month, today, people, holidays }: CalendarGridProps) {
  const t = usePhrases('leave')
  const formats = useFormats()
  const dayName = useDayName()
  const wordsOf = useAbsenceWords()
  const absences = people.flatMap(person => person.days.map(day => ({ ...day, person })))
  return (
    <ol className="agenda" aria-label={formats.month(month.first)}>
      {agendaOf(month, absences).map(({ on, absences: away }) => {
        const holiday = holidays.find(each => each.on === on)
        return (
          <li key={on} className={classNames('agenda-day', on === today && 'agenda-today')}>
            <h3 className="agenda-date">
              {dayName(on)}
              <span className="text-muted small">{t('calendar.count', { count: away.length })}</span>
            </h3>
            {holiday && <p className="text-muted small">{storedName('holiday', holiday.name)}</p>}
            <ul className="plain-list">
              {away.map(day => (
                <li key={`${day.person.employee_id}-${day.part}`} className="agenda-person">
                  <PersonAvatar
                    employeeId={day.person.employee_id}
                    name={spokenName(day.person.name)}
                    size="sm"
                  />
                  <span>
                    {day.request_id ? (
                      <RecordLink id={day.request_id} opens="panel" className="record-link">
                        <bdi>{day.person.name}</bdi>
                      </RecordLink>
                    ) : (
                      <bdi className="fw-medium">{day.person.name}</bdi>
                    )}
                    <span className="text-muted small">{wordsOf(day)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ol>
  )
}
