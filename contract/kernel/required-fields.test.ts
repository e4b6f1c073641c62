import { expect, it } from 'vitest'
import { z } from 'zod'
import { missingFields, withRequired } from '@contract/kernel/required-fields'

const paid = {
  fields: {
    mode: { kind: 'text', schema: z.string() },
    check_no: { kind: 'code', schema: z.string().nullable(), requiredWhen: { field: 'mode', is: 'check' } },
  },
} as const

it('asks for a field where another one says so, and of a change for what it names alone', () => {
  const missing = (values: object) => missingFields(paid, values)
  expect(missing({ mode: 'check', check_no: null })).toEqual(['check_no'])
  expect(missing({ mode: 'check', check_no: '1' })).toEqual([])
  expect(missing({ mode: 'cash', check_no: null })).toEqual([])
  expect(missing({ mode: 'check' })).toEqual([])
})

it('is said by the schema of a form beside the field', () => {
  const schema = withRequired(paid, z.object({ mode: z.string(), check_no: z.string().nullable() }))
  const { error } = schema.safeParse({ mode: 'check', check_no: null })
  expect(error?.issues).toMatchObject([{ path: ['check_no'], message: 'required' }])
  expect(schema.safeParse({ mode: 'cash', check_no: null }).success).toBe(true)
})
