import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '@contract/kernel/locales'
import type { Phrases } from '@contract/kernel/phrases'
import { SALE_TERM_PLACES } from '@contract/modules/sales/sale-term-places'
import { saleTerms } from '@contract/modules/sales/sale-terms.phrases'
import SAME_AS_ENGLISH from '@phrases/same-as-english.json'
import { inAllLanguages } from '@server/platform/phrases/translations'
import { literalTexts } from '@tests/guards/literal-text'
import {
  bare,
  englishOf,
  keysNeeded,
  namesOneNumber,
  phraseFiles,
  placeholdersOf,
  pluralOf,
  textsOf,
} from '@tests/guards/phrase-files'
import { bundledPhrases, phraseSource } from '@/app/phrases'

const root = path.resolve(import.meta.dirname, '..', '..')
const english = new Map(
  phraseFiles.filter(file => file.locale === DEFAULT_LOCALE).map(file => [file.namespace, file.texts]),
)
const translated = LOCALE_CODES.filter((locale): locale is Exclude<Locale, 'en'> => locale !== DEFAULT_LOCALE)

const textsIn = (namespace: string, locale: Locale) =>
  phraseFiles.find(file => file.namespace === namespace && file.locale === locale)?.texts ??
  new Map<string, string>()

/** Whole, with the terms of a sale in their places. */
const wholeEnglish = new Map(
  phraseFiles
    .filter(file => file.locale === DEFAULT_LOCALE)
    .map(file => [file.namespace, file.exported[0] ?? {}]),
)

const isSaidByServer = (namespace: string) =>
  namespace === 'server' || namespace === 'notification' || namespace === 'paper'

async function shownPhrases(namespace: string, locale: Locale): Promise<Phrases> {
  if (isSaidByServer(namespace)) return inAllLanguages(namespace, wholeEnglish.get(namespace) ?? {})[locale]
  if (locale === DEFAULT_LOCALE && namespace in bundledPhrases)
    return bundledPhrases[namespace as keyof typeof bundledPhrases]
  return ((await phraseSource(namespace, locale)) ?? {}) as Phrases
}

const groupAt = (phrases: Phrases | undefined, place: string) =>
  place.split('.').reduce<unknown>((group, name) => (group as Phrases | undefined)?.[name], phrases)

const placesOfTerms = Object.entries(SALE_TERM_PLACES).flatMap(([namespace, places]) =>
  Object.entries(places).map(([place, name]) => ({ namespace, place, name })),
)

/** Every text of a language with its address and the English it stands for. */
const pairs = (locale: Locale) =>
  [...english].flatMap(([namespace, source]) =>
    [...textsIn(namespace, locale)].map(([key, text]) => ({
      at: `${locale} ${namespace} ${key}`,
      name: `${namespace}.${key}`,
      category: pluralOf(key)?.category,
      text,
      source: englishOf(source, key) ?? '',
    })),
  )

const LATIN = /\p{Script=Latin}/u
const SCRIPTS: Record<Locale, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  ch: /\p{Script=Han}/u,
  en: LATIN,
  fr: LATIN,
  gr: LATIN,
  it: LATIN,
  ru: /\p{Script=Cyrillic}/u,
  sp: LATIN,
}

/** Signs as they must not stand; "}" ends a placeholder. */
const WRONG_SIGNS = {
  ar: /[?;,]/,
  ch: /[\p{Script=Han}}] ?[,.;:!?()]|[,;:!?()] ?\p{Script=Han}/u,
  // A time of day holds its colon as everywhere.
  fr: /(?<!\u202f)(?!(?<=\d):\d)[:;!?»]|«(?!\u202f)/u,
  gr: /["“](?=[\p{L}}])/u,
  sp: /^[^¿]*\?|^[^¡]*!/,
}

describe('the files', () => {
  it('are found', () => {
    expect([...english.keys()]).toEqual(expect.arrayContaining(['shared', 'screens', 'settings', 'server']))
  })

  it('hold one object each, under the code of one of our languages', () => {
    const odd = phraseFiles.filter(file => file.locale === null || file.exported.length !== 1)
    expect(odd.map(file => file.path)).toEqual([])
  })

  it('have names of their own, since a module is found by the name of its file', () => {
    const names = phraseFiles.map(file => `${file.namespace} ${file.locale}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('each translate a namespace of the portal or the server', () => {
    const unused = phraseFiles.filter(file => !english.has(file.namespace))
    expect(unused.map(file => file.path)).toEqual([])
  })

  it('hold the terms of a sale where the contract says so', () => {
    for (const { namespace, place, name } of placesOfTerms)
      expect(groupAt(wholeEnglish.get(namespace), place), `${namespace} ${place}`).toMatchObject(
        saleTerms[name],
      )
  })

  it.each(LOCALE_CODES)('are what the portal shows and the server says in %s', async locale => {
    for (const [namespace, whole] of wholeEnglish) {
      // The one is shown in its places alone, the others are what the database holds.
      if (namespace === 'sale-terms') continue
      if (['stored-names', 'right-texts'].includes(namespace) && locale === DEFAULT_LOCALE) continue
      const shown = await shownPhrases(namespace, locale)
      if (locale === DEFAULT_LOCALE) expect(shown, namespace).toBe(whole)
      const texts = new Map(textsOf(shown))
      const needed = keysNeeded(
        textsOf(whole).map(([key]) => key),
        locale,
      )
      expect([...texts.keys()].sort(), namespace).toEqual([...needed].sort())
      for (const [key, text] of textsIn(namespace, locale)) expect(texts.get(key), key).toBe(text)
    }
  })

  it.each(LOCALE_CODES)('say the terms of a sale alike wherever they stand in %s', async locale => {
    const terms = phraseFiles.find(file => file.namespace === 'sale-terms' && file.locale === locale)
    for (const { namespace, place, name } of placesOfTerms) {
      const group = groupAt(await shownPhrases(namespace, locale), place)
      expect(group, `${namespace} ${place}`).toMatchObject(groupAt(terms?.exported[0], name) as object)
    }
  })
})

describe('plurals', () => {
  it('are asked for in the forms of each language', () => {
    expect([...keysNeeded(['row_one', 'row_other', 'title'], 'ch')]).toEqual(['row_other', 'title'])
    expect(keysNeeded(['row_one', 'row_other'], 'ar').size).toBe(6)
    expect(keysNeeded(['row_one', 'row_other'], 'ru')).toContain('row_few')
  })

  it('need a figure unless their form says which number it is', () => {
    expect(namesOneNumber('ar', 'two')).toBe(true)
    expect(namesOneNumber('ar', 'few')).toBe(false)
    expect(namesOneNumber('ru', 'one')).toBe(false)
    expect(namesOneNumber('fr', 'one')).toBe(false)
  })
})

describe.each(LOCALE_CODES)('the texts in %s', locale => {
  it('are there for every key in every plural form of the language, and for no other', () => {
    const faults = [...english].flatMap(([namespace, source]) => {
      const needed = keysNeeded(source.keys(), locale)
      const there = textsIn(namespace, locale)
      return [
        ...[...needed].filter(key => !there.has(key)).map(key => `missing: ${namespace} ${key}`),
        ...[...there.keys()].filter(key => !needed.has(key)).map(key => `unknown: ${namespace} ${key}`),
      ]
    })
    expect(faults).toEqual([])
  })

  it('are not empty and have no blanks too many', () => {
    const faults = pairs(locale).filter(
      ({ text }) => !text.trim() || text.trim() !== text || /\s\s/.test(text),
    )
    expect(faults.map(({ at }) => at)).toEqual([])
  })

  it('hold the placeholders of the English text', () => {
    const faults = pairs(locale).filter(({ text, source, category }) => {
      const wanted = placeholdersOf(source)
      const got = placeholdersOf(text)
      if (String(got) === String(wanted)) return false
      const isWithoutFigure = String([...got, '{{count}}'].sort()) === String(wanted)
      return !(isWithoutFigure && category && namesOneNumber(locale, category))
    })
    expect(faults.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  it('hold no half placeholders, straight quotes, foreign digits or marks of direction', () => {
    // Digits of other scripts cannot be typed back; marks of direction are the page's business.
    const slips = /[\u0660-\u0669\u06F0-\u06F9\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF{}'"]|\.\.\./
    const faults = pairs(locale).filter(({ text }) => slips.test(text.replace(/\{\{\w+\}\}/g, '')))
    expect(faults.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })
})

it('The button that sends a dialog never says the same as the one that leaves it', () => {
  const leaving = (locale: Locale) =>
    ['shared', 'ui'].map(namespace => textsIn(namespace, locale).get('cancel') ?? '')
  const sending = LOCALE_CODES.flatMap(locale =>
    phraseFiles
      .filter(file => file.locale === locale)
      .flatMap(({ namespace, texts }) =>
        [...texts]
          .filter(([key, text]) => /(^|\.)submit(_|$)/.test(key) && leaving(locale).includes(text))
          .map(([key]) => `${locale} ${namespace}.${key}`),
      ),
  )
  expect(leaving('fr')).toEqual(['Annuler', 'Annuler'])
  expect(sending).toEqual([])
})

describe('the translations', () => {
  it.each(translated)('into %s leave English only where the language spells it so', locale => {
    const same = pairs(locale).filter(({ text, source }) => text === source && /\p{L}/u.test(bare(text)))
    expect(same.map(({ name }) => name).sort()).toEqual([...SAME_AS_ENGLISH[locale]].sort())
  })

  it.each(LOCALE_CODES)('into %s are written in its script', locale => {
    const faults = pairs(locale).filter(
      ({ text }) => /\p{L}/u.test(bare(text)) && !SCRIPTS[locale].test(bare(text)),
    )
    expect(faults.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
  })

  it.each(Object.keys(WRONG_SIGNS) as (keyof typeof WRONG_SIGNS)[])(
    'into %s set signs as it does',
    locale => {
      const faults = pairs(locale).filter(({ text }) =>
        WRONG_SIGNS[locale].test(text.replace(/\{\{.*?\}\}/g, '}')),
      )
      expect(faults.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
    },
  )
})

describe('what components show', () => {
  it('comes from phrases', async () => {
    const entries = await readdir(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    const files = entries
      .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|phrases)\./.test(entry.name))
      .map(entry => path.join(entry.parentPath, entry.name))
    expect(files.length).toBeGreaterThan(50)
    const texts = await Promise.all(
      files.map(async file => literalTexts(path.relative(root, file), await readFile(file, 'utf8'))),
    )
    expect(texts.flat()).toEqual([])
  })

  it.each([
    '<p>Hello</p>',
    '<p>{"Hello"}</p>',
    '<p>{isOpen ? t("open") : "Closed"}</p>',
    '<p>{name || `Nobody`}</p>',
    '<p>{`${count} rows`}</p>',
    '<p>{count + " rows"}</p>',
    '<Field hint="At least ten" />',
    '<Dialog confirmLabel={isNew ? "Add" : t("save")} />',
    '<input aria-label={"Search"} />',
    'const columns = [{ key: "name", header: "Name" }]',
    'dispatch(success("Saved"))',
  ])('is seen to be literal in %s', code => {
    expect(literalTexts('planted.tsx', code)).toHaveLength(1)
  })

  it.each([
    '<p>{t("users.title")}</p>',
    '<p className="small">–</p>',
    '<p>{status === "open" && <Badge tone="success">{t("open")}</Badge>}</p>',
    '<Tabs activeKey={html === null ? "text" : tab} />',
    'setError("current", { message: "wrong_password" })',
  ])('is not seen to be literal in %s', code => {
    expect(literalTexts('planted.tsx', code)).toEqual([])
  })
})
