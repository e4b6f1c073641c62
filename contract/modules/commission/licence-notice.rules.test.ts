import { expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { licenceNotice } from '@contract/modules/commission/licence-notice.rules'

// Any day: what counts is how far it is from the other one.
const TODAY = '2026-03-10'
const steps = (days: readonly number[]) =>
  days.map(left => licenceNotice(addDays(TODAY, left), TODAY)).map(notice => notice && notice.step)

it('is said sixty, thirty and seven days before the last day, and on no day of its own', () => {
  expect(steps([61, 60, 31, 30, 8, 7, 0])).toEqual([null, 60, 60, 30, 30, 7, 7])
})

it('is a lapse from the day after, for as long as that is news', () => {
  expect(licenceNotice(addDays(TODAY, -1), TODAY)).toEqual({ hasLapsed: true, step: 0 })
  expect(licenceNotice(addDays(TODAY, 0), TODAY)?.hasLapsed).toBe(false)
  expect(steps([-30, -31])).toEqual([0, null])
})
