import { expect, it } from 'vitest'
import { problemOf } from '@server/platform/http/answer-errors'

it.each(['40P01', '40001', '57P03', '53300'])('%s of the database says to come back in a moment', code => {
  expect(problemOf(Object.assign(new Error('told by the database'), { code })).code).toBe('unavailable')
})
