import { useCallback } from 'react'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import { useLocale } from '@/shared/i18n/use-locale'
import { selectMenus } from '@/shared/session/menus.slice'
import { useAppSelector } from '@/shared/store/hooks'

/**
 * Names of screens and menu groups by their keys. What an administrator has called the entry of an address stands
 * for its screen everywhere: menu, title, breadcrumb and document ask here, so that a screen has one name.
 */
export function useTitleOf(): (titleKey: string, path?: string | null) => string {
  const locale = useLocale()
  const menus = useAppSelector(selectMenus)
  return useCallback(
    (titleKey, path) => {
      const entry = menus.find(item => (item.path ?? item.title_key) === (path ?? titleKey))
      return entry?.titles?.[locale] ?? phraseOf(entry?.title_key ?? titleKey)
    },
    [locale, menus],
  )
}

/** Words that are no key stand as they were written. */
function phraseOf(titleKey: string): string {
  const cut = titleKey.indexOf('.')
  const [namespace, key] = [titleKey.slice(0, cut), titleKey.slice(cut + 1)]
  return cut > 0 && hasPhrase(namespace, key) ? phrase(namespace, key) : titleKey
}
