import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { issueCode, parseFieldCode } from '@/shared/form/issue-codes'

const codeOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issue => issueCode(issue) }).error?.issues[0]?.message

describe('what zod finds', () => {
  it.each([
    [z.string().min(3), 'ab', 'too_short:3'],
    [z.string().max(3), 'abcd', 'too_long:3'],
    [z.array(z.string()).min(2), ['a'], 'too_few:2'],
    [z.array(z.string()).max(1), ['a', 'b'], 'too_many:1'],
    [z.number().min(5), 4, 'too_low:5'],
    [z.number().max(5), 6, 'too_high:5'],
    [z.enum(['a', 'b']), 'c', 'not_a_choice'],
    [z.uuid(), 'x', 'malformed'],
    [z.number(), 'x', 'invalid'],
    [z.string(), undefined, 'required'],
    [z.string().min(3), '  ', 'required'],
    [z.enum(['a']), '', 'required'],
  ])('becomes a code (%#)', (schema, value, code) => {
    expect(codeOf(schema, value)).toBe(code)
  })

  it('leaves the codes of the contract as they are', () => {
    expect(codeOf(z.string().min(10, 'password_short'), 'abc')).toBe('password_short')
  })

  it('carries the figure for the phrase', () => {
    expect(parseFieldCode('too_short:3')).toEqual({
      key: 'too_short',
      params: { count: 3, minimum: '3', maximum: '3' },
    })
    expect(parseFieldCode('required')).toEqual({ key: 'required', params: {} })
  })
})
