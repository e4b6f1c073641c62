import { describe, expect, it } from 'vitest'
import { closeFinding, closeRefusals, closeWarnings } from '@contract/modules/accounting/close-check.rules'

const chain = closeFinding('chain', { count: 1, example: 'JE-CEB-2026-000002' })
const drafts = closeFinding('manual_drafts', { count: 2 })
const bank = closeFinding('bank', { count: 0 })

describe('the checklist of a month', () => {
  it('passes a check that finds nothing, and a control account that agrees with its documents', () => {
    expect(bank).toMatchObject({ state: 'passed', count: 0 })
    const agreed = closeFinding('advances', { count: 0, books: '120.00', documents: '120.00' })
    expect(agreed.state).toBe('passed')
  })

  it('blocks on a control account that differs by one centavo', () => {
    const differs = closeFinding('advances', { count: 0, books: '120.01', documents: '120.00' })
    expect(differs).toMatchObject({ state: 'blocks', count: 1 })
  })

  it('refuses the close by what blocks first, whatever was accepted', () => {
    expect(closeRefusals([drafts, chain, bank], ['chain', 'manual_drafts'])).toEqual([
      { path: 'chain', code: 'close_chain' },
    ])
    expect(closeRefusals([drafts, chain], [])).toEqual([
      { path: 'chain', code: 'close_chain' },
      { path: 'manual_drafts', code: 'close_manual_drafts' },
    ])
  })

  it('closes once each warning was accepted by its name', () => {
    expect(closeWarnings([drafts, bank])).toEqual(['manual_drafts'])
    expect(closeRefusals([drafts, bank], ['bank'])).toHaveLength(1)
    expect(closeRefusals([drafts, bank], ['manual_drafts'])).toEqual([])
  })
})
