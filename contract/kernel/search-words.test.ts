import { expect, it } from 'vitest'
import { searchWords, searchWordsOrPhone } from '@contract/kernel/search-words'

it('a search is its words, in small letters', () => {
  expect(searchWords('  Maria  SANTOS ')).toEqual(['maria', 'santos'])
  expect(searchWords(undefined)).toEqual([])
})

it('a phone number is one word, however it is written, and without what a country writes before it', () => {
  for (const written of ['0917 123 4567', '(0917) 123-4567', '09171234567', '+9171234567'])
    expect(searchWordsOrPhone(written)).toEqual(['9171234567'])
  expect(searchWordsOrPhone('+63 917 123 4567')).toEqual(['639171234567'])
})

it('a number of a document is no phone number', () => {
  expect(searchWordsOrPhone('SR-CEB-2026-000012')).toEqual(['sr-ceb-2026-000012'])
  expect(searchWordsOrPhone('2026 000012')).toEqual(['2026', '000012'])
  expect(searchWordsOrPhone('000123')).toEqual(['000123'])
})
