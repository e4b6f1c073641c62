import { expect, it } from 'vitest'
import { mentionedIn, typedMention, withMention } from '@/shared/record/mention-text'

const ana = { id: '1', name: 'Ana Cruz' }

it.each([
  ['@', '', 0],
  ['Please, @an', 'an', 8],
  ['Please, @Ana C', 'Ana C', 8],
  ['write to ana@portal.test', null, 0],
  ['@Ana Cruz @', '', 10],
  ['@ na', null, 0],
  ['no name', null, 0],
])('knows what is typed of a name: %s', (text, typed, from) => {
  expect(typedMention(text, text.length)).toEqual(typed === null ? null : { typed, from })
})

it('puts the name where it was typed', () => {
  expect(withMention('Hi @an, thanks', 6, ana)).toEqual(['Hi @Ana Cruz , thanks', 13])
})

it('mentions those whose names still stand there, each once', () => {
  expect(mentionedIn('Hi @Ana Cruz', [ana, ana, { id: '2', name: 'Ben Lim' }])).toEqual(['1'])
  expect(mentionedIn('Hi', [ana])).toEqual([])
})
