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
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

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

it('in the books a request has one transaction', () => {
  const routes = files.filter(([, text]) => text.includes('registerRoute('))
  expect(routes.length).toBeGreaterThan(10)
  const more = routes.filter(
    ([, text]) => count(text, /call\.transaction\(/g) > count(text, /registerRoute\(/g),
  )
  expect(more.map(([path]) => path)).toEqual([])
})
