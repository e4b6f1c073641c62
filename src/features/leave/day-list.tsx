import { parseDays, WHOLE_DAY } from '@contract/people/days.rules'
import type { LeaveDayRow } from '@contract/modules/leave/leave.views'
import { plainDays, shownDays } from '@/features/leave/use-days'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'

export type DayListProps = { days: readonly LeaveDayRow[]; isPaid: boolean }

/** Each date with what is charged for it, and why that is so. */
export function DayList({ days, isPaid }: DayListProps) {
  const t = usePhrases('leave')
  const formats = useFormats()
  const reason = ({ part, day_kind, holiday }: LeaveDayRow, charged: number): string => {
    if (charged === 0)
      return holiday ? t('day.holiday', { name: storedName('holiday', holiday) }) : t(`day.${day_kind}`)
    if (part !== 'full') return t(`day.${part}`)
    if (day_kind !== 'work') return t('day.calendar_day')
    return charged < WHOLE_DAY ? t('day.half_saturday') : t('day.work')
  }
  return (
    <ul className="leave-days" aria-label={t('day.list')}>
      {days.map(day => {
        const charged = parseDays(day.charged)
        const unpaid = charged - parseDays(day.paid)
        return (
          <li key={day.on} className={classNames('leave-day', charged === 0 && 'leave-day-free')}>
            <span className="leave-day-date">
              <span className="leave-day-weekday">{formats.weekday(day.on)}</span>{' '}
              <span>{formats.shortDate(day.on)}</span>
            </span>
            <span className="leave-day-why">
              <bdi>{reason(day, charged)}</bdi>
              {isPaid && unpaid > 0 && (
                <span className="leave-day-unpaid">{t('day.unpaid', { days: plainDays(unpaid) })}</span>
              )}
            </span>
            <span className="leave-day-count">
              <Ltr>{shownDays(day.charged)}</Ltr>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
