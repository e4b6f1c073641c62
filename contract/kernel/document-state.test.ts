import { describe, expect, it } from 'vitest'
import {
  DOCUMENT_STATUSES,
  DOCUMENT_TRIGGERS,
  documentMachine,
  nextDocumentStatus,
  type DocumentStatus,
} from '@contract/kernel/document-state'

const after = (status: DocumentStatus) =>
  DOCUMENT_TRIGGERS.filter(trigger => nextDocumentStatus(status, trigger) !== null)

describe('the states of a document', () => {
  it('are all reached from a draft', () => {
    const reached = new Set<DocumentStatus>([documentMachine.initial])
    for (const status of reached)
      for (const trigger of DOCUMENT_TRIGGERS) {
        const next = nextDocumentStatus(status, trigger)
        if (next) reached.add(next)
      }
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
})
