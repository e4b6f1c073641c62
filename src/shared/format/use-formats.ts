import { useMemo } from 'react'
import { LOCALES } from '@contract/kernel/locales'
import { useLocale } from '@/shared/i18n/use-locale'
import { buildFormats, type Formats } from '@/shared/format/formats'

export function useFormats(): Formats {
  const { tag } = LOCALES[useLocale()]
  return useMemo(() => buildFormats(tag), [tag])
}
