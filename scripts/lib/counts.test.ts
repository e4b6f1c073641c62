import { expect, it } from 'vitest'
import { countsOf, countsOfPlaywright, countsOfVitest, judge, lastLine, sumOf } from './counts.mjs'

it('speaks of skipped tests only where there are some', () => {
  expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(lastLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
})

it('adds steps up', () => {
  const steps = [countsOf({ passed: 3 }), countsOf({ failed: 1 }), countsOf({ passed: 2, skipped: 1 })]
  expect(sumOf(steps)).toEqual({ passed: 5, failed: 1, skipped: 1 })
})

it('counts a file that could not be loaded as one failure', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(countsOfVitest(report)).toEqual({ passed: 4, failed: 2, skipped: 2 })
})

it('counts what passed at the second try as passed', () => {
  const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 }
  expect(countsOfPlaywright({ stats })).toEqual({ passed: 6, failed: 2, skipped: 3 })
})

it.each([
  ['no report at all', undefined, 0],
  ['no test found', countsOf({ skipped: 4 }), 0],
  ['an error outside of every test', countsOf({ passed: 9 }), 1],
])('fails a run with %s', (_, reported, exitCode) => {
  expect(judge(reported, exitCode)).toEqual({ ...countsOf({}), ...reported, failed: 1 })
})

it('takes the word of a run that ended as it counted', () => {
  expect(judge(countsOf({ passed: 9 }), 0)).toEqual(countsOf({ passed: 9 }))
  expect(judge(countsOf({ passed: 9, failed: 2 }), 1)).toEqual(countsOf({ passed: 9, failed: 2 }))
})
