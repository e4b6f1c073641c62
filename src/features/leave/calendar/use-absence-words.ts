import type { CalendarDay } from '@/features/leave/calendar/calendar-people'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** "Vacation leave, morning only, not decided yet"; of what is not the reader's business, that somebody is away. */
export function useAbsenceWords(): (day: CalendarDay) => string {
  const t = usePhrases('leave')
  return ({ leave_type, part, pending }) =>
    [
      leave_type ?? t('calendar.away'),
      t(part === 'full' ? 'calendar.whole' : `day.${part}`),
      t(pending ? 'calendar.pending' : 'calendar.approved'),
    ].join(' · ')
}
