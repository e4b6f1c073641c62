import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import {
  changeSchema,
  createSchema,
  defineResource,
  listedSchema,
  rowSchema,
  shownSchema,
  type Row,
} from '@contract/kernel/define-resource'

const thing = defineResource({
  name: 'thing',
  path: '/things',
  table: 'thing',
  permission: 'maintenance.bank',
  scope: {},
  title: 'name',
  defaultSort: [{ field: 'name', direction: 'asc' }],
  fields: {
    name: { kind: 'text', schema: z.string().min(1), creatable: true, changeable: true, listed: true },
    code: { kind: 'code', schema: z.string(), creatable: true, listed: true },
    secret: { kind: 'text', schema: z.string(), sensitive: true, creatable: true, listed: true },
    total: { kind: 'money', schema: z.string() },
  },
})

describe('a resource is declared once', () => {
  it('derives what a create takes, and tells unknown fields', () => {
    expect(createSchema(thing).safeParse({ name: 'a', code: 'b', secret: 'c' }).success).toBe(true)
    expect(createSchema(thing).safeParse({ name: 'a', code: 'b', secret: 'c', id: '1' }).success).toBe(false)
    expect(createSchema(thing).safeParse({ name: 'a', code: 'b', secret: 'c', total: '1.00' }).success).toBe(
      false,
    )
  })

  it('derives a change: nothing is required, nothing unchangeable is taken', () => {
    expect(changeSchema(thing).safeParse({}).success).toBe(true)
    expect(changeSchema(thing).safeParse({ name: 'b' }).success).toBe(true)
    expect(changeSchema(thing).safeParse({ code: 'b' }).success).toBe(false)
  })

  it('fills a default into a new record, and never into a change', () => {
    const box = defineResource({
      ...thing,
      title: 'name',
      fields: {
        name: thing.fields.name,
        days: {
          kind: 'integer',
          schema: z.number().nullable().default(30),
          creatable: true,
          changeable: true,
        },
      },
    })
    expect(createSchema(box).parse({ name: 'a' })).toEqual({ name: 'a', days: 30 })
    expect(changeSchema(box).parse({ name: 'a' })).toEqual({ name: 'a' })
    expect(changeSchema(box).parse({ days: null })).toEqual({ days: null })
  })

  it('keeps what is sensitive out of lists and records', () => {
    expect(Object.keys(listedSchema(thing).shape)).not.toContain('secret')
    expect(Object.keys(shownSchema(thing).shape)).not.toContain('secret')
    expect(Object.keys(shownSchema(thing).shape)).toContain('row_version')
    expect(Object.keys(rowSchema(thing).shape)).toContain('secret')
  })

  it('is typed by its fields', () => {
    expectTypeOf<Row<typeof thing>['name']>().toEqualTypeOf<string>()
    expectTypeOf<Row<typeof thing>['row_version']>().toEqualTypeOf<number>()
  })
})
