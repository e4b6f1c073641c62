import { switchLanguage } from '@/shared/i18n/i18n'
import { storedLocale } from '@/shared/i18n/locale-store'

/** A person reads one language: what is chosen in another tab is spoken here too. Whoever chose it told the server. */
export function followLocaleOfOtherTabs(): () => void {
  const handleStorage = ({ key, storageArea, newValue }: StorageEvent) => {
    if (storageArea === window.localStorage && key === 'locale' && newValue !== null)
      void switchLanguage(storedLocale())
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
