import { addDays } from '@contract/kernel/dates'
import { WHOLE_DAY } from '@contract/people/days.rules'
import { workWeight, type WorkCalendar } from '@contract/people/work-calendar.rules'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'

export type WeekStripProps = { calendar: WorkCalendar }

/** Any Monday: what is drawn is a week without holidays. */
const MONDAY = '2026-01-05'
export const WEEK_DATES = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index))
const NOWHERE = { ou_id: '', area_ids: [] }

/** A week as it is worked: full, half and empty days. */
export function WeekStrip({ calendar }: WeekStripProps) {
  const t = usePhrases('leave-lists')
  const formats = useFormats()
  return (
    <ul className="week-strip" aria-label={t('week.title')}>
      {WEEK_DATES.map(on => {
        const weight = workWeight(on, calendar, [], NOWHERE)
        const kind = weight === 0 ? 'free' : weight < WHOLE_DAY ? 'half' : 'full'
        return (
          <li key={on} className={classNames('week-day', `week-day-${kind}`)}>
            <span aria-hidden="true" className="week-day-bar" />
            <span>{formats.weekday(on)}</span>
            <span className="visually-hidden">{t(`week.${kind}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}
