import { describe, expect, it } from 'vitest'
import { DOCUMENTS } from '@contract/modules/documents'

const STANDARD = ['submit', 'withdraw', 'discard', 'void']

describe.each(DOCUMENTS.map(document => [document.resource.name, document] as const))(
  'the document %s',
  (_name, { own, moves, resource }) => {
    it('keeps the commands that every document has: what is its own there is a hook', () => {
      expect(Object.keys(own).filter(name => STANDARD.includes(name))).toEqual([])
    })

    it('says from which states its own commands are offered', () => {
      const triggers = new Set(moves.map(([trigger]) => trigger))
      expect(Object.keys(own).filter(name => !triggers.has(name))).toEqual([])
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
