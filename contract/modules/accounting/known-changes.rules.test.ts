import { expect, it } from 'vitest'
import type { AccountTotal } from '@contract/modules/accounting/account-total'
import { changesSince } from '@contract/modules/accounting/known-changes.rules'

const total = (code: string, month: string, debit: bigint, credit = 0n): AccountTotal => ({
  ...{ account_id: code, code, name: code, type: 'expense', month, debit, credit },
})
const known = [total('6100', '2026-03', 10_000n), total('1020', '2026-03', 0n, 10_000n)]

it('leads from what was known to what is now, account by account', () => {
  const later = [total('6100', '2026-03', 2_500n), total('2010', '2026-04', 0n, 2_500n)]
  expect(changesSince(known, later, { sign: 1n })).toEqual([
    { account_id: '2010', code: '2010', name: '2010', known: '0.00', now: '-25.00', difference: '-25.00' },
    { account_id: '6100', code: '6100', name: '6100', known: '100.00', now: '125.00', difference: '25.00' },
  ])
})

it('leaves away what evens out, and months beyond the span', () => {
  const evened = [total('6100', '2026-03', 500n), total('6100', '2026-03', 0n, 500n)]
  expect(changesSince(known, evened, { sign: 1n })).toEqual([])
  expect(changesSince(known, [total('6100', '2026-05', 500n)], { to: '2026-04', sign: 1n })).toEqual([])
  expect(changesSince(known, [total('6100', '2026-05', 500n)], { from: '2026-05', sign: -1n })).toMatchObject(
    [{ known: '0.00', now: '-5.00' }],
  )
})
