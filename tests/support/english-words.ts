import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROLES } from '@contract/access/roles'
import type { Locale } from '@contract/kernel/locales'

type Phrases = { [key: string]: string | Phrases }

const src = resolve(import.meta.dirname, '../../src')

async function textsOf(file: string): Promise<Map<string, string>> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, Phrases>
  const walk = (phrases: Phrases, before: string): [string, string][] =>
    Object.entries(phrases).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value]] : walk(value, `${before}${key}.`),
    )
  return new Map(Object.values(module).flatMap(phrases => walk(phrases, '')))
}

/** The names of roles are records of the company, in the words of whoever wrote them. */
const names = new Set<string>(ROLES.map(role => role.name))

/** English phrases that nobody should read in this language, since it says them otherwise. */
export async function englishWords(locale: Locale): Promise<Set<string>> {
  const english = new Set<string>()
  const translated = new Set<string>()
  for await (const file of glob('**/*.phrases.ts', { cwd: src })) {
    const path = resolve(src, file)
    const said =
      locale === 'en' ? new Map<string, string>() : await textsOf(path.replace(/ts$/, `${locale}.ts`))
    for (const [key, text] of await textsOf(path))
      if (said.has(key) && said.get(key) !== text && !names.has(text)) english.add(text)
    for (const text of said.values()) translated.add(text)
  }
  return new Set([...english].filter(text => !translated.has(text)))
}
