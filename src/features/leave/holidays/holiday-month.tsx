import { placeInWeek } from '@contract/kernel/calendar'
import type { HolidayRow } from '@contract/modules/leave/holiday.resource'
import { monthOf } from '@/features/leave/month-view'
import { WEEK_DATES } from '@/features/leave/week-strip'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'
import { classNames } from '@/shared/ui/class-names'

type ShownHoliday = Pick<HolidayRow, 'id' | 'on_date' | 'name' | 'kind'>

export type HolidayMonthProps = {
  /** "2026-08". */
  month: string
  holidays: readonly ShownHoliday[]
}

/** The month as a picture for eyes, and its holidays as a list for everybody. */
export function HolidayMonth({ month, holidays }: HolidayMonthProps) {
  const t = usePhrases('leave-lists')
  const formats = useFormats()
  const { dates, first } = monthOf(month, `${month}-01`)
  const blanks = placeInWeek(first)
  const kindOn = (on: string) => holidays.find(each => each.on_date === on)?.kind
  return (
    <section className="holiday-month">
      <h3 className="section-title">{formats.month(first)}</h3>
      <div className="holiday-days" aria-hidden="true">
        {WEEK_DATES.map(on => (
          <span key={on} className="holiday-weekday">
            {formats.weekdayLetter(on)}
          </span>
        ))}
        {Array.from({ length: blanks }, (_, index) => (
          <span key={`blank-${index}`} />
        ))}
        {dates.map(on => {
          const kind = kindOn(on)
          return (
            <span key={on} className={classNames('holiday-day', kind && `holiday-${kind}`)}>
              {Number(on.slice(8))}
            </span>
          )
        })}
      </div>
      {holidays.length > 0 && (
        <ul className="holiday-names">
          {holidays.map(({ id, on_date, name, kind }) => (
            <li key={id}>
              <span className={`holiday-mark holiday-${kind}`} aria-hidden="true" />
              <span>
                <RecordLink id={id} opens="panel" className="record-link">
                  <bdi>{storedName('holiday', name)}</bdi>
                </RecordLink>
                <span className="text-muted small">
                  {formats.shortDate(on_date)} · {t(`values.kind.${kind}`)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
