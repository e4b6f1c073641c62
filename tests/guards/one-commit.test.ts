import { expect, it } from 'vitest'

const sources = import.meta.glob(
  '/server/{modules/{accounting,expense,cash-advance},platform/ledger}/**/*.ts',
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
) as Record<string, string>
const files = Object.entries(sources).filter(([path]) => !path.endsWith('.test.ts'))

/** Runs of jobs: each record in a transaction of its own. Tried by tests/api/faults/between-commits.test.ts. */
const JOBS = [
  '/server/modules/accounting/anomalies/look.ts',
  '/server/modules/accounting/mail-heads.ts',
  '/server/modules/accounting/recurring-entries.ts',
  '/server/modules/accounting/self-reversing-entries.ts',
  '/server/modules/cash-advance/advance-jobs.ts',
  '/server/modules/expense/recurring/recurring.jobs.ts',
]

it('in the books only runs of jobs open a transaction of their own', () => {
  const opening = files
    .filter(([, text]) => /\b(inTransaction|asSystem|eachAlone)\(/.test(text))
    .map(([path]) => path)
  expect(opening.toSorted()).toEqual(JOBS)
})

it('in the books a request has the one transaction of its route', () => {
  const routes = files.filter(([, text]) => /\bregister(Read|Write|File|Paper)\(/.test(text))
  expect(routes.length).toBeGreaterThan(10)
  const opening = files.filter(([, text]) => /\bregisterRoute\(|\btransaction\(/.test(text))
  expect(opening.map(([path]) => path)).toEqual([])
})
