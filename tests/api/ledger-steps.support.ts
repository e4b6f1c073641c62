import fc from 'fast-check'

const UNITS = ['HO', 'CEB', 'DVO'] as const
const ACCOUNTS = ['1010', '1020', '3010', '4910', '6100', '6200', '6900'] as const

const unit = fc.constantFrom(...UNITS)
const monthsBack = fc.integer({ min: 0, max: 4 })
const centavos = fc.integer({ min: 1, max: 99_999_999 })

/** What a walk through the ledger may do next. */
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ does: fc.constant('post' as const), unit, monthsBack, centavos },
      accounts: fc.uniqueArray(fc.constantFrom(...ACCOUNTS), { minLength: 2, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reverse' as const), pick: fc.nat(50) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...{
        does: fc.constantFrom('close' as const, 'soft-close' as const, 'reopen' as const),
        unit,
        monthsBack,
      },
    }),
  },
)
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const spent = fc.integer({ min: 1, max: 300_000 })
/** What documents bring to it: costs that units share, what is owed, an advance that is spent, given back and undone. */
export const documentStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ does: fc.constant('expense' as const), centavos: spent, isOwed: fc.boolean() },
      weights: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 0, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('void' as const), pick: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('give_back' as const, 'spend' as const),
      centavos: spent,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('undo' as const), pick: fc.nat(9) }) },
)
export type DocumentStep = typeof documentStep extends fc.Arbitrary<infer S> ? S : never

/** Where a clock jumps to, from the day on which it stands. */
const JUMPS = ['end_of_month', 'next_month', 'new_year', 'two_days_back'] as const
export const jump = fc.record({ does: fc.constant('jump' as const), to: fc.constantFrom(...JUMPS) })
export type Jump = typeof jump extends fc.Arbitrary<infer S> ? S : never
