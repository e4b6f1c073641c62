import { describe, expect, it } from 'vitest'
import { hueOf, initialsOf } from './initials'

describe('initials', () => {
  it.each([
    ['Maria Villanueva-Santos', 'MV'],
    ['ana', 'A'],
    ['  juan  carlos  dela  cruz ', 'JC'],
    ['Ñino Águila', 'ÑÁ'],
    ['李 明', '李明'],
    ['', '?'],
  ])('of "%s" are %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters)
  })

  it('have one of eight colours, the same each time', () => {
    const hues = ['HO', 'CEB', 'DVO', 'Maria', '李明', ''].map(hueOf)
    expect(hues.every(hue => Number.isInteger(hue) && hue >= 0 && hue < 8)).toBe(true)
    expect(hueOf('CEB')).toBe(hueOf('CEB'))
  })

  it('tell the first units of the company apart', () => {
    expect(new Set(['HO', 'CEB', 'DVO'].map(hueOf)).size).toBe(3)
  })
})
