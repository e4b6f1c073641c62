import fc from 'fast-check'

const pick = fc.nat(40)

/** What a walk through commission may do next. */
export const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('bill' as const), held: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('receive' as const),
      pick,
      percent: fc.integer({ min: 1, max: 100 }),
      daysBefore: fc.constantFrom(0, 0, 0, 3),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('sell' as const), needsPaper: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('pay' as const),
      pick,
      percent: fc.constantFrom(5, 15, 40, 100),
      by: fc.constantFrom('bank_transfer' as const, 'cleared_check' as const, 'check' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('return_payment' as const, 'clear_payment' as const),
      pick,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('paper' as const),
      pick,
      verdict: fc.constantFrom('verify' as const, 'verify' as const, 'reject' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('hold' as const), pick, seq: fc.nat(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('turn' as const), days: fc.integer({ min: 1, max: 20 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('release' as const),
      seller: fc.nat(5),
      waits: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('bounce' as const, 'void_release' as const, 'void_statement' as const),
      pick,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), pick }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('reinstate' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('amend' as const),
      pick,
      to: fc.oneof(
        fc.record({ discount: fc.constantFrom('0.5', '2.5', '5', '8.75') }),
        fc.record({ agents: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }) }),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('bill_rest' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('claw_back' as const),
      pick,
      seller: fc.nat(5),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('credit' as const),
      pick,
      seq: fc.nat(3),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('void_credit' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('grant' as const), agent: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('void_grant' as const), pick }) },
)
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
