import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What a card of a table leaves out on a phone, as the style says it. */
const LEFT_OUT = /^ *tbody (td\[data-label\]:is\(.*) \{$/m.exec(
  readFileSync('src/shared/theme/_tables.scss', 'utf8'),
)?.[1]

const cell = (content: string): Element => {
  document.body.innerHTML = `<table><tbody><tr><td data-label="Allocated">${content}</td></tr></tbody></table>`
  const found = document.querySelector('td')
  if (!found) throw new Error('a table has a cell')
  return found
}

it('leaves a line of a card out where nothing stands in it, and never where somebody may type', () => {
  if (!LEFT_OUT) throw new Error('the style of tables hides empty cells')
  expect(cell('').matches(LEFT_OUT)).toBe(true)
  expect(cell('<span></span>').matches(LEFT_OUT)).toBe(true)
  expect(cell('1.00').matches(LEFT_OUT)).toBe(false)
  expect(cell('<span>1.00</span>').matches(LEFT_OUT)).toBe(false)
  expect(cell('<input value="0.00">').matches(LEFT_OUT)).toBe(false)
})
