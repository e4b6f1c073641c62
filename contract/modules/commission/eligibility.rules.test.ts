import { describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import { trancheReadiness, trancheStep } from '@contract/modules/commission/eligibility.rules'

const terms = {
  trigger_amount: parseMoney('978158.90'),
  requires_documents: true,
  requires_pdc: false,
  requires_event: 'none',
} as const
const facts = {
  collected: parseMoney('978158.90'),
  documents_complete: true,
  has_pdc: false,
  cts_signed: true,
  taken_out: false,
  turned_over: false,
}

describe('what opens a tranche', () => {
  it('EX-09 the amount itself is enough, a centavo less is not', () => {
    const step = (collected: bigint) =>
      trancheStep('locked', trancheReadiness(terms, { ...facts, collected }))
    expect(step(facts.collected)).toBe('eligible')
    expect(step(facts.collected - 1n)).toBeNull()
  })

  it('is the money and the papers together, and it says what it waits for', () => {
    const readiness = trancheReadiness(
      { ...terms, requires_pdc: true, requires_event: 'loan_takeout' },
      { ...facts, documents_complete: false },
    )
    expect(readiness).toEqual({ reached: true, waits_for: ['documents', 'pdc', 'loan_takeout'] })
    expect(trancheStep('locked', readiness)).toBeNull()
  })

  it.each(['cts_signed', 'turnover'] as const)('waits for %s', requires_event => {
    const none = { ...facts, cts_signed: false }
    expect(trancheReadiness({ ...terms, requires_event }, none).waits_for).toEqual([requires_event])
  })

  it('EX-09 a bounced cheque takes back what is not billed, and nothing else', () => {
    const below = trancheReadiness(terms, { ...facts, collected: 0n })
    expect(trancheStep('eligible', below)).toBe('locked')
    for (const status of ['billed', 'partly_collected', 'collected', 'on_hold', 'reversed'])
      expect(trancheStep(status, below)).toBeNull()
  })
})
