import { describe, expect, it } from 'vitest'
import { DOCUMENT_TYPES, type DocumentKind } from '@contract/kernel/document-types'
import { DOCUMENTS } from '@contract/modules/documents'
import { approvalsPhrases } from '@/features/approvals/approvals.phrases'

const STANDARD = ['submit', 'withdraw', 'discard', 'void']

describe.each(DOCUMENTS.map(document => [document.resource.name, document] as const))(
  'the document %s',
  (_name, { type, facts, own, moves, resource }) => {
    it('keeps the commands that every document has: what is its own there is a hook', () => {
      expect(Object.keys(own).filter(name => STANDARD.includes(name))).toEqual([])
    })

    it('says from which states its own commands are offered', () => {
      const triggers = new Set(moves.map(([trigger]) => trigger))
      expect(Object.keys(own).filter(name => !triggers.has(name))).toEqual([])
    })

    it('tells whatever the chains of a new company ask about, and each fact has a word in conditions', () => {
      const told: readonly string[] = facts
      const { chain }: DocumentKind = DOCUMENT_TYPES[type]
      expect(chain.flatMap(({ from }) => from?.[0] ?? []).filter(fact => !told.includes(fact))).toEqual([])
      expect(told.filter(fact => !(fact in approvalsPhrases.fact))).toEqual([])
    })

    it('moves between states that it has, and reaches them all', () => {
      const states = new Set<string>(moves.flatMap(([, from, to]) => [from, to]))
      expect([...states].filter(state => !resource.fields.status.schema.safeParse(state).success)).toEqual([])
      const reached = new Set(['draft'])
      for (const state of reached) for (const [, from, to] of moves) if (from === state) reached.add(to)
      expect([...states].filter(state => !reached.has(state))).toEqual([])
    })
  },
)
