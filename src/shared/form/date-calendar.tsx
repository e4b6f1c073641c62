import { memo, useEffect, useMemo, useRef } from 'react'
import Flatpickr from 'react-flatpickr'
import type { Instance } from 'flatpickr/dist/types/instance'
import type { DateText } from '@contract/kernel/dates'
import { LOCALES } from '@contract/kernel/locales'
import { calendarLocale } from '@/shared/form/calendar-locale'
import { dateTextOf } from '@/shared/form/typed-date'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import '@/shared/form/date-calendar.scss'

export type DateCalendarProps = {
  /** What is chosen when it opens; later changes are its own. */
  date: DateText | null
  onPick: (date: DateText) => void
}

const PREVIOUS = '<svg viewBox="0 0 16 16"><path d="M10 3 5 8l5 5" /></svg>'
const NEXT = '<svg viewBox="0 0 16 16"><path d="m6 3 5 5-5 5" /></svg>'

function namedButton(element: HTMLElement, label: string, press: () => void): void {
  element.setAttribute('role', 'button')
  element.setAttribute('aria-label', label)
  element.tabIndex = 0
  element.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    press()
  })
}

/** The library's keys know no Arabic and no pages; what they mean is told to it here. */
function addKeys(calendar: Instance): void {
  const { calendarContainer } = calendar
  calendarContainer.addEventListener(
    'keydown',
    event => {
      const pages = { PageUp: -1, PageDown: 1 }[event.key]
      const days = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
      const isRtl = getComputedStyle(calendarContainer).direction === 'rtl'
      if (pages !== undefined) {
        event.preventDefault()
        calendar.changeMonth(pages)
        focusDay(calendar)
      } else if (days !== undefined && isRtl && event.isTrusted) {
        event.preventDefault()
        event.stopPropagation()
        const keyCode = days === 1 ? 39 : 37
        const turned = new KeyboardEvent('keydown', { bubbles: true, ctrlKey: event.ctrlKey })
        Object.defineProperty(turned, 'keyCode', { value: keyCode })
        event.target?.dispatchEvent(turned)
      }
    },
    { capture: true },
  )
}

/** Of the month that is shown: days of the months around it stand in its first and last week too, today among them. */
function focusDay({ days }: Instance): void {
  const inMonth = '.flatpickr-day:not(.prevMonthDay, .nextMonthDay)'
  const day =
    days.querySelector<HTMLElement>(`${inMonth}.selected`) ??
    days.querySelector<HTMLElement>(`${inMonth}.today`) ??
    days.querySelector<HTMLElement>(inMonth)
  day?.focus()
}

/** Its props stay the same while it is open: the library builds itself anew at every other change. */
const Calendar = memo(Flatpickr)

export function DateCalendar({ date, onPick }: DateCalendarProps) {
  const t = usePhrases('record')
  const { tag } = LOCALES[useLocale()]
  const made = useRef<Instance | null>(null)
  const options = useMemo(
    () => ({
      inline: true,
      disableMobile: true,
      dateFormat: 'Y-m-d',
      ariaDateFormat: 'l, F j, Y',
      ...(date && { defaultDate: date }),
      prevArrow: PREVIOUS,
      nextArrow: NEXT,
      locale: calendarLocale(tag, { month: t('form.calendar.month'), year: t('form.calendar.year') }),
      onChange: ([picked]: Date[]) => {
        if (picked) onPick(dateTextOf(picked))
      },
      onDayCreate: (_dates: Date[], _text: string, _calendar: Instance, day: HTMLElement) => {
        day.setAttribute('role', 'button')
        if (day.classList.contains('selected')) day.setAttribute('aria-pressed', 'true')
      },
      onReady: (_dates: Date[], _text: string, calendar: Instance) => {
        namedButton(calendar.prevMonthNav, t('form.calendar.previous'), () => calendar.changeMonth(-1))
        namedButton(calendar.nextMonthNav, t('form.calendar.next'), () => calendar.changeMonth(1))
        addKeys(calendar)
        made.current = calendar
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- as it was opened; see above
    [],
  )
  // Only now: its wrapper draws it a second time as soon as it is made.
  useEffect(() => {
    if (made.current) focusDay(made.current)
  }, [])
  // The library makes a text field of whatever it is given.
  return <Calendar options={options} type="hidden" hidden />
}
