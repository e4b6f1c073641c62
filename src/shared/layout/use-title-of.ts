import { useCallback } from 'react'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import { useLocale } from '@/shared/i18n/use-locale'

/** Names of screens and menu groups by their keys; an administrator's own words stand as they were written. */
export function useTitleOf(): (titleKey: string) => string {
  const locale = useLocale()
  return useCallback(
    titleKey => {
      const cut = titleKey.indexOf('.')
      const [namespace, key] = [titleKey.slice(0, cut), titleKey.slice(cut + 1)]
      return cut > 0 && hasPhrase(namespace, key) ? phrase(namespace, key) : titleKey
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the language is no argument, but the words depend on it
    [locale],
  )
}
