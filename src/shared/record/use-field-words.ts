import { createContext, use, useMemo } from 'react'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import type { Namespace } from '@/shared/i18n/namespaces'
import { useLocale } from '@/shared/i18n/use-locale'
import { wordPlaces } from '@/shared/i18n/word-places'
import { usePhrases } from '@/shared/i18n/use-phrases'

export interface FieldWords {
  label: (field: string) => string
  hint: (field: string) => string | undefined
  /** The name of a value of an enum. */
  value: (field: string, value: string) => string
}

/** The list that the record stands in: its own words for a field come before those of its module. */
export const ListNameContext = createContext<string | undefined>(undefined)

function find(namespace: string, list: string | undefined, key: string): string | null {
  const place = wordPlaces(namespace, list, key).find(([space, name]) => hasPhrase(space, name))
  return place ? phrase(place[0], place[1]) : null
}

/** What the fields of a feature's records are called, by the keys that its lists use as well. */
export function useFieldWords(namespace: Namespace, list?: string): FieldWords {
  const ofContext = use(ListNameContext)
  const name = list ?? ofContext
  const locale = useLocale()
  // Draws anew when phrases arrive.
  const t = usePhrases(namespace)
  return useMemo(() => {
    void [locale, t]
    return {
      label: field => find(namespace, name, `fields.${field}`) ?? field,
      hint: field => find(namespace, name, `hints.${field}`) ?? undefined,
      value: (field, value) => find(namespace, name, `values.${field}.${value}`) ?? value,
    }
  }, [namespace, name, locale, t])
}
