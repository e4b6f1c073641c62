import { describe, expect, it } from 'vitest'
import type { Field } from '@contract/kernel/define-resource'
import { gridPhrases } from '@/shared/grid/grid.phrases'
import { RESOURCES } from '@tests/guards/resources'

const QUICK = new Set<Field['kind']>(['enum', 'reference', 'boolean'])

describe('short ways of a list', () => {
  it('lead to fields that it has, shows and is filtered by', () => {
    const wrong = RESOURCES.flatMap(({ name, fields, quick, narrowBy = [] }) =>
      [...(quick ? [quick] : []), ...narrowBy].flatMap(id => {
        const field: Field | undefined = fields[id as keyof typeof fields]
        return field?.filterable && field.listed && !field.sensitive ? [] : [`${name}.${id}`]
      }),
    )
    expect(RESOURCES.filter(({ quick }) => quick).length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })

  it('by an id, which no list shows, have a word for the chip that tells of them', () => {
    const ids = RESOURCES.flatMap(({ fields }) =>
      Object.entries<Field>(fields).flatMap(([id, { kind, filterable }]) =>
        kind === 'id' && filterable ? [id] : [],
      ),
    )
    expect(ids.length).toBeGreaterThan(50)
    expect(ids.filter(id => !Object.hasOwn(gridPhrases.fields, id))).toEqual([])
  })

  it('that stand above it as chips are of few values', () => {
    const wrong = RESOURCES.flatMap(({ name, fields, quick }) => {
      const field: Field | undefined = quick ? fields[quick as keyof typeof fields] : undefined
      return !field || QUICK.has(field.kind) ? [] : [`${name}.${quick ?? ''}`]
    })
    expect(wrong).toEqual([])
  })
})
