import type { CalendarDay } from '@/features/leave/calendar/calendar-people'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** "Vacation leave, morning only, not decided yet"; of what is not the reader's business, that somebody is away. */
export function useAbsenceWords(): (day: CalendarDay) => string {
  const t = usePhrases('leave')
  return ({ leave_type, part, pending }) =>
    [
      leave_type === null ? t('calendar.away') : storedName('leave_type', leave_type),
      t(part === 'full' ? 'calendar.whole' : `day.${part}`),
      t(pending ? 'calendar.pending' : 'calendar.approved'),
    ].join(' · ')
}
