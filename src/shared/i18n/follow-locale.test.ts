import { expect, it } from 'vitest'
import { followLocaleOfOtherTabs } from '@/shared/i18n/follow-locale'
import { startI18n } from '@/shared/i18n/i18n'
import { currentLocale } from '@/shared/i18n/locale-store'

/** As a browser tells every tab but the one that wrote. */
function chosenElsewhere(locale: string) {
  localStorage.setItem('locale', locale)
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'locale', newValue: locale, storageArea: localStorage }),
  )
}

it('speaks the language that was chosen in another tab, until it is told to stop', async () => {
  startI18n(() => null, {}, 'en')
  const stop = followLocaleOfOtherTabs()
  chosenElsewhere('ar')
  await expect.poll(currentLocale).toBe('ar')
  expect(document.documentElement.dir).toBe('rtl')
  stop()
  chosenElsewhere('fr')
  expect(currentLocale()).toBe('ar')
})
