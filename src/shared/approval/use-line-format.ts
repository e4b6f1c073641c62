import { useMemo } from 'react'
import type { LineFormat } from '@/shared/approval/show-line'
import { useFormats } from '@/shared/format/use-formats'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** What the parts of a request are written with, in the language of the moment. */
export function useLineFormat(): LineFormat {
  const t = usePhrases('approval')
  const formats = useFormats()
  const locale = useLocale()
  return useMemo(() => ({ t, formats, locale }), [t, formats, locale])
}
