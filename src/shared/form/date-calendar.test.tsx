import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DateCalendar } from '@/shared/form/date-calendar'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const focused = () => document.activeElement?.getAttribute('aria-label')

it('goes to a day of the month that is shown, also where today stands at the edge of its page', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00'), toFake: ['Date'] })
  render(<DateCalendar date="2026-11-20" onPick={vi.fn()} />)
  expect(focused()).toMatch(/November 20, 2026$/)
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'PageDown' })
  expect(focused()).toMatch(/December 1, 2026$/)
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'PageUp' })
  expect(focused()).toMatch(/November 20, 2026$/)
})
