import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseChain, type Chain } from '@contract/approvals/chain.rules'
import { conditionHolds, conditionSchema, type Condition } from '@contract/approvals/condition.rules'

describe('a condition', () => {
  it.each<[Condition, boolean]>([
    [{}, true],
    [{ amount: { '>=': 20000 } }, true],
    [{ amount: { '>': '20000' } }, false],
    [{ amount: { '<': 20000.01 } }, true],
    [{ amount: { '>=': 10000, '<=': 19999.99 } }, false],
    [{ amount: 20000 }, true],
    [{ 'leave_type.category': 'statutory' }, true],
    [{ 'leave_type.category': { in: ['company', 'statutory'] } }, true],
    [{ 'leave_type.category': { '!=': 'statutory' } }, false],
    [{ 'leave_type.category': { '>=': 5 } }, false],
    [{ is_president: false }, true],
    [{ amount: { '>=': 20000 }, is_president: true }, false],
    [{ unknown: { '!=': 'x' } }, false],
    [{ nothing: { '<': 5 } }, false],
    [{ constructor: { '!=': 'x' } }, false],
  ])('%j holds: %s', (condition, holds) => {
    const facts = {
      amount: '20000.00',
      'leave_type.category': 'statutory',
      is_president: false,
      nothing: null,
    }
    expect(conditionHolds(condition, facts)).toBe(holds)
  })

  it('holds for everything when there is none', () => {
    expect(conditionHolds(null, {})).toBe(true)
  })

  it('puts amounts in order by the centavo', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        (a, b) => {
          const text = (value: bigint) => `${value / 100n}.${(value % 100n).toString().padStart(2, '0')}`
          expect(conditionHolds({ amount: { '>=': text(b) } }, { amount: text(a) })).toBe(a >= b)
        },
      ),
    )
  })

  it('is told from nonsense', () => {
    expect(conditionSchema.safeParse({ amount: { '>=': 20000 }, 'leave_type.category': 'x' }).success).toBe(
      true,
    )
    expect(conditionSchema.safeParse({ amount: {} }).success).toBe(false)
    expect(conditionSchema.safeParse({ amount: { like: 'x' } }).success).toBe(false)
    expect(conditionSchema.safeParse({ 'a..b': 1 }).success).toBe(false)
  })
})

describe('the chain of a document', () => {
  const step: Chain['steps'][number] = {
    seq: 1,
    step_key: 'head',
    resolver: 'immediate_head',
    resolver_arg: null,
    decision_kind: 'approve',
    min_approvals: 1,
    sla_hours: 48,
    on_timeout: 'remind',
  }
  const chain = (id: string, more: Partial<Chain> = {}): Chain => ({
    id,
    doc_type: 'cash_advance',
    ou_id: null,
    division_id: null,
    condition: null,
    priority: 0,
    is_active: true,
    steps: [step],
    ...more,
  })
  const subject = {
    doc_type: 'cash_advance',
    ou_id: 'CEB',
    division_id: 'SALES',
    facts: { amount: '25000.00' },
  }
  const chosen = (...chains: Chain[]) => chooseChain(chains, subject)?.id

  it('is the one with the highest priority that fits', () => {
    const large = chain('large', { priority: 5, condition: { amount: { '>=': 20000 } } })
    const huge = chain('huge', { priority: 9, condition: { amount: { '>=': 1000000 } } })
    expect(chosen(chain('all'), large, huge)).toBe('large')
  })

  it('is of two equal ones the one made for the unit, then for the division', () => {
    expect(
      chosen(chain('all'), chain('unit', { ou_id: 'CEB' }), chain('division', { division_id: 'SALES' })),
    ).toBe('unit')
    expect(chosen(chain('all'), chain('division', { division_id: 'SALES' }))).toBe('division')
    expect(chosen(chain('b'), chain('a'))).toBe('a')
  })

  it.each<Partial<Chain>>([
    { doc_type: 'leave' },
    { ou_id: 'DAV' },
    { division_id: 'HR' },
    { is_active: false },
    { steps: [] },
    { condition: { amount: { '<': 20000 } } },
  ])('is none with %j', more => {
    expect(chosen(chain('other', more))).toBeUndefined()
  })
})
