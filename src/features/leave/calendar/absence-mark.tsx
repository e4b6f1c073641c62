import { useAbsenceWords } from '@/features/leave/calendar/use-absence-words'
import type { CalendarDay } from '@/features/leave/calendar/calendar-people'
import { RecordLink } from '@/shared/resource/record-link'
import { classNames } from '@/shared/ui/class-names'

export type AbsenceMarkProps = { day: CalendarDay }

const SIGNS = { full: '●', am: '◐', pm: '◑', hours: '◔' } as const

/** One absence in its cell: a sign to see, words to hear, and a way to the request for whom it may concern. */
export function AbsenceMark({ day }: AbsenceMarkProps) {
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
