import { expect, it } from 'vitest'
import { quarterEnds } from '@server/seeds/statements/statement-plans'

it('the last quarters end before today, whatever day it is', () => {
  expect(quarterEnds('2026-11-24', 4)).toEqual(['2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30'])
  expect(quarterEnds('2027-01-01', 2)).toEqual(['2026-09-30', '2026-12-31'])
})
