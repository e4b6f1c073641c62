import { useState, type KeyboardEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { businessDate, monthAfter } from '@contract/kernel/dates'
import { CalendarAgenda } from '@/features/leave/calendar/calendar-agenda'
import { CalendarGrid } from '@/features/leave/calendar/calendar-grid'
import { CalendarLegend } from '@/features/leave/calendar/calendar-legend'
import { shownPeople } from '@/features/leave/calendar/calendar-people'
import { useGetLeaveCalendarQuery } from '@/features/leave/leave.api'
import { monthOf, monthStep } from '@/features/leave/month-view'
import { MonthStep } from '@/shared/ui/month-step'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useFormats } from '@/shared/format/use-formats'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { WIDE } from '@/shared/resource/resource-screen'
import { SearchBox } from '@/shared/resource/search-box'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Checkbox } from '@/shared/ui/checkbox'
import { EmptyState } from '@/shared/ui/empty-state'
import { useMediaQuery } from '@/shared/ui/use-media-query'

/** Who is away in a month: people by days where there is room, day by day on a phone. */
export function TeamCalendar() {
  const t = usePhrases('leave')
  const formats = useFormats()
  const isWide = useMediaQuery(WIDE)
  const who = useAppSelector(selectUser)?.full_name ?? ''
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const [onlyAway, setOnlyAway] = useState(false)
  const today = businessDate(new Date())
  const month = monthOf(params.get('month'), today)
  const call = useGetLeaveCalendarQuery({ from: month.first, to: month.last })
  const { currentData: calendar, ...answer } = call
  const people = calendar ? shownPeople(calendar.people, search, onlyAway || !isWide) : []
  const isNarrowed = search !== '' || onlyAway

  const handleMonth = (key: string) => {
    const next = new URLSearchParams(params)
    next.set('month', key)
    setParams(next, { replace: true })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return
    const step = monthStep(event.key, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (step === 0) return
    event.preventDefault()
    handleMonth(monthAfter(month.key, step))
  }

  return (
    // The keys turn the months wherever the focus is inside; what can be pressed are the buttons.
    <section
      className="team-calendar"
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- the name makes it a region all the same
      aria-label={t('calendar.title')}
      role="presentation"
      onKeyDown={handleKeyDown}
    >
      <Card>
        <div className="stack">
          <div className="calendar-bar">
            <MonthStep month={month.key} current={today.slice(0, 7)} hasFuture onMonth={handleMonth} />
            <SearchBox label={t('calendar.search')} value={search} onSearch={setSearch} />
            {isWide && (
              <Checkbox
                label={t('calendar.only_away')}
                checked={onlyAway}
                onChange={event => setOnlyAway(event.target.checked)}
              />
            )}
            <Button icon="printer" onClick={() => window.print()}>
              {t('calendar.print')}
            </Button>
          </div>
          <p className="print-only">
            {t('calendar.printed', { date: formats.longDate(new Date()), name: who })}
          </p>
          {!calendar && <AnswerWait answer={answer} lines={10} />}
          {calendar && people.length === 0 && (
            <EmptyState
              icon={isNarrowed ? 'search' : 'calendar3'}
              title={t(search ? 'calendar.no_match' : 'calendar.empty')}
              action={search ? <Button onClick={() => setSearch('')}>{t('calendar.clear')}</Button> : null}
            >
              {!search && t('calendar.empty_text')}
            </EmptyState>
          )}
          {calendar && people.length > 0 && (
            <>
              {isWide ? (
                <CalendarGrid month={month} today={today} people={people} holidays={calendar.holidays} />
              ) : (
                <CalendarAgenda month={month} today={today} people={people} holidays={calendar.holidays} />
              )}
              <CalendarLegend />
            </>
          )}
        </div>
      </Card>
    </section>
  )
}
