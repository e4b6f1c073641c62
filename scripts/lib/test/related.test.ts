import { expect, it } from 'vitest'
import { areasOf, isTestOf, withinCost } from './related.mjs'

const areas = areasOf(
  ['server/modules/sales/sale.service.ts', 'src/shared/ui/button.tsx', 'tests/api/mail.test.ts', 'docs/a.md'],
  ['sales'],
  () => ['/api/v1/sales'],
)

it('sorts changed files by what they belong to', () => {
  expect(areas).toEqual({
    modules: [{ name: 'sales', routes: ['/api/v1/sales'] }],
    tests: ['tests/api/mail.test.ts'],
    support: [],
    others: ['src/shared/ui/button.tsx'],
  })
})

it.each([
  ['a test that changed', 'tests/api/mail.test.ts', '', 3],
  ['a test named after the module', 'tests/api/sale-payments.test.ts', '', 2],
  ['a test that calls the module', 'tests/api/audit.test.ts', `get('/api/v1/sales?start=0')`, 1],
  ['a test that imports from it', 'tests/api/jobs.test.ts', `from '@server/modules/sales/sale-jobs'`, 1],
  ['a stranger', 'tests/api/leave.test.ts', `get('/api/v1/leave')`, 0],
])('finds how near %s is', (_, file, text, closeness) => {
  expect(isTestOf(file, text, areas)).toBe(closeness)
})

it('finds the tests of changed support', () => {
  const changed = areasOf(['tests/support/mailbox.ts', 'tests/api/mail.support.ts'], [], () => [])
  expect(isTestOf('tests/api/a.test.ts', `from '@tests/support/mailbox'`, changed)).toBe(3)
  expect(isTestOf('tests/api/b.test.ts', `from './mail.support'`, changed)).toBe(3)
  expect(isTestOf('tests/api/c.test.ts', `from './mail.supporters'`, changed)).toBe(0)
})

it('takes the nearest tests that the time allows, and what changed itself always', () => {
  const file = (closeness: number, cpu: number) => ({ closeness, cpu })
  const { kept, left } = withinCost([file(1, 4), file(2, 5), file(3, 20), file(1, 80)], 30)
  expect(kept).toEqual([file(3, 20), file(2, 5), file(1, 4)])
  expect(left).toEqual([file(1, 80)])
})
