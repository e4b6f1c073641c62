import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { FieldKind } from '@contract/kernel/field-kinds'
import { emptyValue, isNullable, isRequired, optionsOf } from '@/shared/record/field-shape'

const field = (kind: FieldKind, schema: z.ZodType) => ({ kind, schema })

describe('what a schema says to a form', () => {
  it.each([
    [field('text', z.string().min(1)), true],
    [field('text', z.string().max(10)), false],
    [field('text', z.string().nullable()), false],
    [field('boolean', z.boolean()), false],
    [field('enum', z.enum(['a'])), true],
    [field('rate', z.string().regex(/^\d/).default('0')), false],
  ])('whether it must be filled (%#)', (one, must) => {
    expect(isRequired(one)).toBe(must)
  })

  it.each([
    [field('text', z.string().nullable()), null],
    [field('text', z.string().min(1)), ''],
    [field('boolean', z.boolean()), false],
    [field('boolean', z.boolean().nullable()), null],
    [field('money', z.string()), null],
    [field('rate', z.string().default('0')), '0'],
    [field('enum', z.enum(['a'])), ''],
  ])('what it is at first (%#)', (one, value) => {
    expect(emptyValue(one)).toBe(value)
  })

  it('which choices there are, also where none may be made', () => {
    expect(optionsOf(field('enum', z.enum(['a', 'b'])))).toEqual(['a', 'b'])
    expect(optionsOf(field('enum', z.enum(['a', 'b']).nullable().default(null)))).toEqual(['a', 'b'])
    expect(isNullable(field('enum', z.enum(['a']).nullable()))).toBe(true)
  })
})
