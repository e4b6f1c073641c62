import { expect, it } from 'vitest'
import type { Field } from '@contract/kernel/define-resource'
import { RESOURCES } from '@tests/guards/resources'

const written = RESOURCES.flatMap(({ name, fields }) =>
  Object.entries<Field>(fields).flatMap(([field, { kind, schema, creatable, changeable }]) =>
    creatable || changeable ? [{ name: `${name}.${field}`, kind, schema }] : [],
  ),
)
const takers = (kinds: readonly string[], texts: readonly string[]) =>
  written
    .filter(({ kind, schema }) => kinds.includes(kind) && texts.some(text => schema.safeParse(text).success))
    .map(({ name }) => name)

it('Every field of one line refuses what nobody sees and what turns the direction of text', () => {
  expect(written.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(40)
  const texts = [
    '\u200b\u200b\u200b',
    '\u2800\u2800\u2800',
    'Ana\u0007',
    'ann\u202efdp.exe',
    'Ana\u200e',
    'A\nB',
  ]
  expect(takers(['text', 'code'], texts)).toEqual([])
})

it('Every field of several lines refuses control characters and what nobody sees', () => {
  expect(takers(['long_text'], ['\u200b\u200b\u200b', 'First\u0007 line', 'First\u001b[31m'])).toEqual([])
})
