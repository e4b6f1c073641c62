import type { AttendanceDay } from '@contract/modules/time-logs/attendance-day.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<AttendanceDay['status'], Tone> = {
  present: 'success',
  incomplete: 'warning',
  absent: 'danger',
  rest_day: 'neutral',
  holiday: 'info',
  on_leave: 'info',
  half_leave: 'info',
}

export type DayStatusProps = { day: Pick<AttendanceDay, 'status' | 'work_date'>; today: string }

/** Today with an out still to come is no fault: somebody is at work. */
export function DayStatus({ day, today }: DayStatusProps) {
  const t = usePhrases('time-logs')
  const isAtWork = day.status === 'incomplete' && day.work_date === today
  return (
    <Badge tone={isAtWork ? 'success' : TONES[day.status]} dot>
      {t(isAtWork ? 'status.at_work' : `status.${day.status}`)}
    </Badge>
  )
}
