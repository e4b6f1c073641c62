import { describe, expect, it } from 'vitest'
import { DOCUMENT_MOVES, DOCUMENT_STATUSES, nextDocumentStatus } from '@contract/kernel/document-state'

const after = (status: string) => DOCUMENT_MOVES.filter(([, from]) => from === status).map(([name]) => name)

describe('the states of a document', () => {
  it('are all reached from a draft', () => {
    const reached = new Set<string>(['draft'])
    for (const status of reached)
      for (const [, from, to] of DOCUMENT_MOVES) if (from === status) reached.add(to)
    expect([...reached].sort()).toEqual([...DOCUMENT_STATUSES].sort())
  })

  it.each([
    ['draft', ['edit', 'discard', 'submit']],
    ['pending', ['withdraw', 'approve', 'return', 'reject', 'expire']],
    ['returned', ['edit', 'submit', 'withdraw']],
    ['approved', ['void']],
    ['rejected', []],
    ['withdrawn', []],
    ['voided', []],
  ] as const)('leave of a document that is %s nothing but %j', (status, triggers) => {
    expect(after(status)).toEqual(triggers)
  })

  it('lead nowhere by what is not possible from where it stands', () => {
    expect(nextDocumentStatus(DOCUMENT_MOVES, 'draft', 'approve')).toBeNull()
    expect(nextDocumentStatus(DOCUMENT_MOVES, 'pending', 'approve')).toBe('approved')
  })
})
