import { describe, expect, expectTypeOf, it } from 'vitest'
import type { PhraseKey } from '@/shared/i18n/namespaces'
import type { Translated } from '@/shared/i18n/translated'

type English = {
  title: string
  list: { empty: string; rows_one: string; rows_other: string }
}

describe('the type of a translation', () => {
  it('wants every key, at every depth', () => {
    const full: Translated<English> = { title: 'T', list: { empty: 'E', rows_other: 'R' } }
    // @ts-expect-error -- the title is missing
    const noTitle: Translated<English> = { list: { empty: 'E', rows_other: 'R' } }
    // @ts-expect-error -- a nested phrase is missing
    const noEmpty: Translated<English> = { title: 'T', list: { rows_other: 'R' } }
    // @ts-expect-error -- the one plural that every language has is missing
    const noOther: Translated<English> = { title: 'T', list: { empty: 'E', rows_one: 'R' } }
    expect([full, noTitle, noEmpty, noOther]).toHaveLength(4)
  })

  it('lets each language have its own plurals, and nothing that English does not say', () => {
    const arabic: Translated<English>['list'] = {
      empty: 'E',
      rows_zero: '0',
      rows_two: '2',
      rows_few: 'f',
      rows_many: 'm',
      rows_other: 'o',
    }
    // @ts-expect-error -- English says no such thing
    const more: Translated<English>['list'] = { empty: 'E', rows_other: 'o', extra: 'x' }
    expect([arabic, more]).toHaveLength(2)
  })

  it('a plural is asked for by its base name', () => {
    expectTypeOf<'pager.range'>().toExtend<PhraseKey<'shared'>>()
    expectTypeOf<'fields.too_short'>().toExtend<PhraseKey<'shared'>>()
    expectTypeOf<'fields.too_short_one'>().not.toExtend<PhraseKey<'shared'>>()
    expectTypeOf<'no.such'>().not.toExtend<PhraseKey<'shared'>>()
  })
})
