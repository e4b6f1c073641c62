import { glob, readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROLES } from '@contract/access/roles'
import type { Locale } from '@contract/kernel/locales'
import type { Phrases } from '@contract/kernel/phrases'
import { withSaleTerms } from '@contract/modules/sales/sale-term-places'

const root = resolve(import.meta.dirname, '../..')
const src = resolve(root, 'src')

function textsOf(...all: Phrases[]): Map<string, string> {
  const walk = (phrases: Phrases, before: string): [string, string][] =>
    Object.entries(phrases).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value]] : walk(value, `${before}${key}.`),
    )
  return new Map(all.flatMap(phrases => walk(phrases, '')))
}

async function translated(namespace: string, locale: Locale): Promise<Phrases> {
  const read = async (name: string) =>
    JSON.parse(await readFile(resolve(root, `phrases/${locale}/${name}.json`), 'utf8')) as Phrases
  return withSaleTerms(namespace, await read(namespace), await read('sale-terms'))
}

/** The names of roles are records of the company, in the words of whoever wrote them. */
const names = new Set<string>(ROLES.map(role => role.name))

/** English phrases that nobody should read in this language, since it says them otherwise. */
export async function englishWords(locale: Locale): Promise<Set<string>> {
  const english = new Set<string>()
  const other = new Set<string>()
  for await (const file of glob('**/*.phrases.ts', { cwd: src })) {
    const module = (await import(pathToFileURL(resolve(src, file)).href)) as Record<string, Phrases>
    const said = textsOf(locale === 'en' ? {} : await translated(basename(file, '.phrases.ts'), locale))
    for (const [key, text] of textsOf(...Object.values(module)))
      if (said.has(key) && said.get(key) !== text && !names.has(text)) english.add(text)
    for (const text of said.values()) other.add(text)
  }
  return new Set([...english].filter(text => !other.has(text)))
}
