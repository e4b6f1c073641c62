import { describe, expect, it } from 'vitest'
import { debtsOf, withMissing, withoutTexts } from './phrases.mjs'

const english = {
  title: 'Leave',
  label: { 'leave.recalled': 'Recalled', email: 'Write to hr@example.com' },
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
  end: 'End',
}

describe('what a language owes', () => {
  it('is each key without a text, each that English has not, and each text that is still English', () => {
    const german = {
      title: 'Leave',
      label: { 'leave.recalled': 'Zurückgerufen' },
      rows_one: 'x',
      rows_few: 'y',
    }
    expect(debtsOf(english, german, 'de')).toEqual({
      missing: ['label.email', 'rows_other', 'end'],
      unknown: ['rows_few'],
      english: ['title'],
    })
  })

  it('is nothing where only a figure is the same', () => {
    expect(debtsOf({ of: '{{page}} / {{pages}}' }, { of: '{{page}} / {{pages}}' }, 'ru').english).toEqual([])
  })
})

describe('missing phrases', () => {
  it('are put in English where English has them, in the plural forms of the language', () => {
    const whole = withMissing(english, { end: 'Конец', rows_few: '{{count}} строки', old: 'Старое' }, 'ru')
    expect(JSON.stringify(whole)).toBe(
      JSON.stringify({
        title: 'Leave',
        label: { 'leave.recalled': 'Recalled', email: 'Write to hr@example.com' },
        rows_one: '{{count}} row',
        rows_few: '{{count}} строки',
        rows_many: '{{count}} rows',
        rows_other: '{{count}} rows',
        end: 'Конец',
        old: 'Старое',
      }),
    )
    expect(debtsOf(english, whole, 'ru')).toMatchObject({ missing: [], unknown: ['old'] })
  })

  it('are not looked for among texts that stand elsewhere', () => {
    expect(withoutTexts({ a: { b: 'B' }, c: { d: 'D', e: 'E' } }, new Set(['a.b', 'c.d']))).toEqual({
      c: { e: 'E' },
    })
  })
})
