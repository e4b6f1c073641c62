import { useMemo } from 'react'
import { useFormats } from '@/shared/format/use-formats'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listWords, type ListWords } from '@/shared/grid/columns/list-words'

export function useListWords(namespace: string, list: string): ListWords {
  const locale = useLocale()
  const formats = useFormats()
  // Draws anew when phrases arrive or the language changes.
  const t = usePhrases('grid')
  return useMemo(() => {
    void [locale, t]
    return listWords(namespace, list, formats, { has: hasPhrase, phrase })
  }, [namespace, list, formats, locale, t])
}
