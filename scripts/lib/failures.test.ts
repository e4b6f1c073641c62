import { expect, it } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'

it('names each test that failed with what its error says first', () => {
  const report = {
    testResults: [
      {
        name: 'tests/api/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'takes away',
            failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n  got 2'],
          },
        ],
      },
      { name: 'tests/api/b.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
      { name: 'tests/api/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  }
  expect(failuresOfVitest(report)).toEqual([
    { name: 'tests/api/a.test.ts › takes away', why: 'expected 1 · got 2' },
    { name: 'tests/api/b.test.ts', why: 'cannot be loaded' },
  ])
})

it('finds what failed in a browser however deep it stands, and what broke outside', () => {
  const failing = {
    projectName: 'grid',
    status: 'unexpected',
    results: [{}, { error: { message: 'no such cell' } }],
  }
  const report = {
    suites: [
      {
        title: 'marking.spec.ts',
        specs: [{ title: 'drags', tests: [{ status: 'expected', results: [{}] }] }],
        suites: [{ title: 'by keys', specs: [{ title: 'copies', tests: [failing] }] }],
      },
    ],
    errors: [{ message: 'the server did not start' }],
  }
  expect(failuresOfPlaywright(report)).toEqual([
    { name: '[grid] › marking.spec.ts › by keys › copies', why: 'no such cell' },
    { name: 'outside of every test', why: 'the server did not start' },
  ])
})
