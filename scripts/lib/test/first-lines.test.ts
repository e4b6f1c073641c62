import { expect, it } from 'vitest'
import { firstLines } from './first-lines.mjs'

it('says what a list that should be empty holds', () => {
  const message = [
    'Error: expect(received).toEqual(expected) // deep equality',
    '',
    '- Expected  - 1',
    '+ Received  + 3',
    '',
    '- Array []',
    '+ Array [',
    '+   "/expense/transaction: deadline due_on is out of sight",',
    '+ ]',
  ].join('\n')
  expect(firstLines(message)).toContain('deadline due_on is out of sight')
})

it('is one line without colours, and nothing where nothing was said', () => {
  const red = `${String.fromCodePoint(27)}[31mError: gone${String.fromCodePoint(27)}[39m\n\n  at once`
  expect(firstLines(red)).toBe('Error: gone · at once')
  expect(firstLines(undefined)).toBe('')
})
