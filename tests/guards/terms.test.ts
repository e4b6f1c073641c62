import { describe, expect, it } from 'vitest'
import TERMS from '@phrases/terms.json'
import { phraseFiles } from '@tests/guards/phrase-files'

/** A paper's columns are narrow: it may say a term in fewer words. */
const NARROW = 'paper'

type Language = keyof typeof TERMS
const textsOf = (locale: string) =>
  new Map(
    phraseFiles
      .filter(file => file.locale === locale && file.namespace !== NARROW)
      .flatMap(({ namespace, texts }) =>
        [...texts].map(([key, text]) => [`${namespace}.${key}`, text] as const),
      ),
  )
const english = textsOf('en')

describe('the terms of each language', () => {
  it.each(Object.keys(TERMS) as Language[])('are the only words for them in %s', language => {
    const terms: Partial<Record<string, readonly string[]>> = TERMS[language]
    const own = textsOf(language)
    const others = [...english].flatMap(([key, text]) => {
      const words = terms[text]
      const said = own.get(key)
      return words && said !== undefined && !words.includes(said) ? [`${key}: "${said}" for ${text}`] : []
    })
    expect(others).toEqual([])
  })

  it('are the same terms in every language, each of them said somewhere', () => {
    const [first = [], ...rest] = Object.values(TERMS).map(terms => Object.keys(terms))
    for (const names of rest) expect(names).toEqual(first)
    const said = new Set(english.values())
    expect(first.filter(term => !said.has(term))).toEqual([])
  })
})
