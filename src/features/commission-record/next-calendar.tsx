import { useState } from 'react'
import { datesBetween, placeInWeek } from '@contract/kernel/calendar'
import { addDays, lastDayOf } from '@contract/kernel/dates'
import { formatAmount } from '@contract/kernel/money'
import type { NextMoney } from '@contract/modules/commission/next-money'
import { NextAmounts } from '@/features/commission-record/next-three'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { MonthStep } from '@/shared/ui/month-step'
import '@/features/commission-record/commission-record.scss'

const DAYS_OF_WEEK = 7

/** A month with what is expected on each of its days; a day that is pressed tells its amounts. */
export function NextCalendar({ next: { today, days, rows, months } }: { next: NextMoney }) {
  const t = usePhrases('commission-record')
  const formats = useFormats()
  const [month, setMonth] = useState(months[0]?.month ?? today.slice(0, 7))
  const [day, setDay] = useState<string | null>(null)
  const dates = datesBetween(`${month}-01`, lastDayOf(month))
  const before = placeInWeek(`${month}-01`)
  const week = Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(`${month}-01`, index - before))
  const own = rows.filter(({ cash_on }) => cash_on === day)
  return (
    <section className="next-calendar" aria-label={t('next.calendar')}>
      <MonthStep month={month} current={today.slice(0, 7)} onMonth={setMonth} hasFuture />
      <div className="next-days">
        {week.map(on => (
          <span key={on} className="next-weekday" aria-hidden="true">
            {formats.weekday(on)}
          </span>
        ))}
        {dates.map((on, index) => {
          const place = index === 0 ? { gridColumnStart: before + 1 } : undefined
          const expected = days.find(each => each.on === on)
          const number = Number(on.slice(8))
          if (!expected)
            return (
              <span key={on} style={place} aria-hidden="true">
                {number}
              </span>
            )
          const net = formatAmount(expected.net)
          return (
            <button
              key={on}
              type="button"
              style={place}
              aria-pressed={day === on}
              aria-label={t('next.on_day', { on: formats.shortDate(on), net })}
              onClick={() => setDay(day === on ? null : on)}
            >
              <span>{number}</span>
              <strong>
                <Ltr>{net}</Ltr>
              </strong>
            </button>
          )
        })}
      </div>
      <div aria-live="polite">
        {day !== null && (
          <>
            <h3 className="section-title">{t('next.day_title', { on: formats.date(day) })}</h3>
            {own.length > 0 ? (
              <NextAmounts rows={own} />
            ) : (
              <p className="text-muted">{t('next.day_later')}</p>
            )}
          </>
        )}
      </div>
    </section>
  )
}
