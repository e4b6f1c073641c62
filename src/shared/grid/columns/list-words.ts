import { wordPlaces } from '@/shared/i18n/word-places'
import type { Formats } from '@/shared/format/formats'
import type { PhraseParams } from '@/shared/i18n/use-phrases'

/** The words of a list: those of its module first, then those that all lists share. */
export type ListWords = {
  /** The module's name for a field, or the one that all lists have for it. */
  fieldLabel: (field: string) => string
  valueLabel: (field: string, value: string) => string
  /** What the list says of itself ("title", "empty"), or the grid's own words; nothing where neither speaks. */
  own: (key: string, instead?: string, params?: PhraseParams) => string
  /** A phrase of the grid. */
  say: (key: string, params?: PhraseParams) => string
  formats: Formats
}

type Lookup = { has: (namespace: string, key: string) => boolean; phrase: Say }
type Say = (namespace: string, key: string, params?: PhraseParams) => string

export function listWords(namespace: string, list: string, formats: Formats, lookup: Lookup): ListWords {
  // A page of rows says the same few words a thousand times.
  const found = new Map<string, string>()
  const first = (key: string, instead: string) => {
    const known = found.get(key)
    if (known !== undefined) return known
    const home = wordPlaces(namespace, list, key).find(([space, name]) => lookup.has(space, name))
    const said = home ? lookup.phrase(home[0], home[1]) : instead
    found.set(key, said)
    return said
  }
  return {
    fieldLabel: field => first(`fields.${field}`, field),
    valueLabel: (field, value) => first(`values.${field}.${value}`, value),
    own: (key, instead, params) => {
      const own = `${list}.${key}`
      // What is counted stands under its plurals.
      if (lookup.has(namespace, params ? `${own}_other` : own)) return lookup.phrase(namespace, own, params)
      return instead ? lookup.phrase('grid', instead, params) : ''
    },
    say: (key, params) => lookup.phrase('grid', key, params),
    formats,
  }
}
