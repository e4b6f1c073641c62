import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Field } from '@contract/kernel/define-resource'
import { isTotalled } from '@contract/kernel/field-total'

const field = (more: Partial<Field>): Field => ({ kind: 'money', schema: z.string(), listed: true, ...more })

describe('a column is added up', () => {
  it('where it holds amounts, unless it says that their sum means nothing', () => {
    expect(isTotalled(field({}))).toBe(true)
    expect(isTotalled(field({ total: false }))).toBe(false)
  })

  it('where it holds another figure only when it says so', () => {
    expect(isTotalled(field({ kind: 'days' }))).toBe(false)
    expect(isTotalled(field({ kind: 'days', total: true }))).toBe(true)
    expect(isTotalled(field({ kind: 'rate' }))).toBe(false)
    expect(isTotalled(field({ measure: 'sqm' }))).toBe(false)
  })

  it('never where no list shows it, whatever it says', () => {
    expect(isTotalled(field({ listed: false, total: true }))).toBe(false)
    expect(isTotalled(field({ sensitive: true, total: true }))).toBe(false)
  })
})
