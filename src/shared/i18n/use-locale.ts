import { useTranslation } from 'react-i18next'
import type { Locale } from '@contract/kernel/locales'
import { currentLocale } from '@/shared/i18n/locale-store'

/** Subscribes to the change of language by i18next's own event. */
export function useLocale(): Locale {
  useTranslation('shared')
  return currentLocale()
}
