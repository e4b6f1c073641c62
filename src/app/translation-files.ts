import type { Phrases } from '@contract/kernel/phrases'
import { SALE_TERM_PLACES, withSaleTerms } from '@contract/modules/sales/sale-term-places'

export type TranslationFiles = Record<string, () => Promise<Phrases>>

/** Finds the phrases of a module in one language; nothing where the language lacks the file: English stands in. */
export function translationFinder(files: TranslationFiles) {
  const fetchFile = async (namespace: string, locale: string) =>
    (await files[`/phrases/${locale}/${namespace}.json`]?.()) ?? {}
  return async (namespace: string, locale: string): Promise<Phrases> => {
    if (!(namespace in SALE_TERM_PLACES)) return fetchFile(namespace, locale)
    const both = await Promise.all([fetchFile(namespace, locale), fetchFile('sale-terms', locale)])
    return withSaleTerms(namespace, ...both)
  }
}
