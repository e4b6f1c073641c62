import { phraseFinder, type PhraseFiles } from '@/app/phrase-files'

const files = import.meta.glob(['/src/**/*.phrases.*.ts', '!/src/**/*.test.ts']) as PhraseFiles

const find = phraseFinder(files)

/** Nothing where a language lacks the file: English stands in. */
export async function translation(namespace: string, locale: string): Promise<object> {
  return (await find(`${namespace}.phrases.${locale}.ts`)) ?? {}
}
