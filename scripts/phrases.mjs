// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { debtsOf, keysOfPlaces, textsOf, withMissing, withoutTexts } from './lib/phrases.mjs'
import { inRoot, runMain } from './lib/project.mjs'

/** @typedef {import('./lib/phrases.mjs').Phrases} Phrases */

const ENGLISH = '.phrases.ts'
const FOLDERS_OF_ENGLISH = ['src', 'server', 'contract/modules']

// `npm run phrases` lists what each language owes; with `-- --add` it first puts the English text where one is missing.
await runMain(async () => {
  await ensureInstalled()
  const { LOCALES, DEFAULT_LOCALE } = await read('contract/kernel/locales.ts')
  const english = await readEnglish()
  const allowed = readJson(inRoot('phrases', 'same-as-english.json'))
  const isAdding = process.argv.includes('--add')
  let owed = 0
  for (const [locale, { tag }] of Object.entries(LOCALES)) {
    if (locale === DEFAULT_LOCALE) continue
    const spelt = new Set(allowed[locale])
    const debts = [...english].flatMap(([namespace, source]) => {
      const file = inRoot('phrases', locale, `${namespace}.json`)
      if (isAdding) addMissing(file, source, tag)
      const { missing, unknown, english: same } = debtsOf(source, readPhrases(file), tag)
      const named = same.map(key => `${namespace}.${key}`).filter(key => !spelt.has(key))
      return [
        ...missing.map(key => `missing        ${namespace}.${key}`),
        ...unknown.map(key => `not in English ${namespace}.${key}`),
        ...named.map(key => `still English  ${key}`),
      ]
    })
    debts.push(...unusedFiles(locale, english).map(file => `of no module   ${file}`))
    console.log([`${locale} owes ${debts.length}`, ...debts.map(debt => `  ${debt}`)].join('\n'))
    owed += debts.length
  }
  return owed === 0 ? 0 : 1
})

/** @param {string} file of TypeScript, with the aliases of the project */
async function read(file) {
  const { tsImport } = await import('tsx/esm/api')
  return tsImport(`../${file}`, import.meta.url)
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {string} file @returns {Phrases} */
function readPhrases(file) {
  return existsSync(file) ? readJson(file) : {}
}

/** What each namespace says in English, but for the terms of a sale, which have a namespace of their own. */
async function readEnglish() {
  const { SALE_TERM_PLACES } = await read('contract/modules/sales/sale-term-places.ts')
  const { saleTerms } = await read('contract/modules/sales/sale-terms.phrases.ts')
  const files = FOLDERS_OF_ENGLISH.flatMap(folder =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map(file =>
      path.posix.join(folder, file),
    ),
  ).filter(file => file.endsWith(ENGLISH))
  const found = await Promise.all(
    files.map(async file => {
      const namespace = path.basename(file, ENGLISH)
      const [phrases] = /** @type {Phrases[]} */ (Object.values(await read(file)))
      const elsewhere = keysOfPlaces(SALE_TERM_PLACES[namespace] ?? {}, saleTerms)
      return /** @type {const} */ ([namespace, withoutTexts(phrases ?? {}, elsewhere)])
    }),
  )
  return new Map(found)
}

/** @param {string} file @param {Phrases} english @param {string} tag */
function addMissing(file, english, tag) {
  const own = readPhrases(file)
  const whole = withMissing(english, own, tag)
  if (textsOf(whole).length === textsOf(own).length) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`)
}

/** @param {string} locale @param {ReadonlyMap<string, Phrases>} english */
function unusedFiles(locale, english) {
  const files = existsSync(inRoot('phrases', locale)) ? readdirSync(inRoot('phrases', locale)) : []
  return files.filter(file => !english.has(path.basename(file, '.json')))
}
