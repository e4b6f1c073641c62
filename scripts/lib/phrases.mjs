// @ts-check
// What a language must say where English says something, for the guard over phrases and for `npm run phrases`.

/** @typedef {{ [key: string]: string | Phrases }} Phrases */

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']
const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/

/** By their full keys: "users.suspend.title". @param {Phrases} phrases @returns {[string, string][]} */
export function textsOf(phrases, before = '') {
  return Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string'
      ? /** @type {[string, string][]} */ ([[before + key, value]])
      : textsOf(value, `${before}${key}.`),
  )
}

/** @param {string} key */
export function pluralOf(key) {
  const [, base, category] = PLURAL.exec(key) ?? []
  return base && category ? { base, category } : null
}

/** The keys that a language must have where English has these: plurals in all forms of that language. @param {Iterable<string>} english @param {string} tag */
export function keysNeeded(english, tag) {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
  const categories = CATEGORIES.filter(each => pluralCategories.some(category => category === each))
  return new Set(
    [...english].flatMap(key => {
      const plural = pluralOf(key)
      return plural ? categories.map(category => `${plural.base}_${category}`) : [key]
    }),
  )
}

/** The English text that this one translates: a form that English has not stands for its "other". @param {ReadonlyMap<string, string>} english @param {string} key */
export function englishOf(english, key) {
  return english.get(key) ?? english.get(`${pluralOf(key)?.base}_other`)
}

/** Without what is put in and without addresses, which stay as they are in every language. @param {string} text */
export function bare(text) {
  return text.replace(/\{\{.*?\}\}|\S+@\S+/g, '')
}

/**
 * What a language owes to a namespace, by full keys.
 * @param {Phrases} english @param {Phrases} own @param {string} tag
 */
export function debtsOf(english, own, tag) {
  const source = new Map(textsOf(english))
  const texts = new Map(textsOf(own))
  const needed = keysNeeded(source.keys(), tag)
  return {
    missing: [...needed].filter(key => !texts.has(key)),
    unknown: [...texts.keys()].filter(key => !needed.has(key)),
    english: [...texts]
      .filter(([key, text]) => text === englishOf(source, key) && /\p{L}/u.test(bare(text)))
      .map(([key]) => key),
  }
}

/**
 * The phrases of a language in the order of English, with the English text where the language has none; what English
 * does not say stays at the end.
 * @param {Phrases} english @param {Phrases} own @param {string} tag @returns {Phrases}
 */
export function withMissing(english, own, tag) {
  const keys = Object.entries(english).flatMap(([key, value]) =>
    typeof value === 'string' ? [...keysNeeded([key], tag)] : [key],
  )
  const ordered = keys.map(key => {
    const source = english[key] ?? english[`${pluralOf(key)?.base}_other`] ?? ''
    return [
      key,
      typeof source === 'string' ? (own[key] ?? source) : withMissing(source, groupOf(own, key), tag),
    ]
  })
  return { ...Object.fromEntries(ordered), ...withoutKeys(own, new Set(keys)) }
}

/**
 * The full keys under which a namespace shows texts of another one.
 * @param {Record<string, string>} places each with the name of the group that it shows
 * @param {Record<string, object>} groups
 */
export const keysOfPlaces = (places, groups) =>
  new Set(
    Object.entries(places).flatMap(([place, name]) =>
      Object.keys(groups[name] ?? {}).map(key => `${place}.${key}`),
    ),
  )

/** The phrases without these full keys and without the groups that held nothing else. @param {Phrases} phrases @param {ReadonlySet<string>} left @returns {Phrases} */
export function withoutTexts(phrases, left, before = '') {
  const kept = Object.entries(phrases).flatMap(([key, value]) => {
    if (typeof value === 'string') return left.has(before + key) ? [] : [[key, value]]
    const group = withoutTexts(value, left, `${before}${key}.`)
    return Object.keys(group).length > 0 ? [[key, group]] : []
  })
  return Object.fromEntries(kept)
}

/** @param {Phrases} phrases @param {ReadonlySet<string>} keys @returns {Phrases} */
const withoutKeys = (phrases, keys) =>
  Object.fromEntries(Object.entries(phrases).filter(([key]) => !keys.has(key)))

/** @param {Phrases} phrases @param {string} key @returns {Phrases} */
function groupOf(phrases, key) {
  const group = phrases[key]
  return typeof group === 'object' ? group : {}
}
