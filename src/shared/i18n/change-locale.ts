import { DEFAULT_LOCALE, type Locale } from '@contract/kernel/locales'
import { httpPorts } from '@/shared/http/http-ports'
import { keepOnServer } from '@/shared/http/keep-on-server'
import { switchLanguage } from '@/shared/i18n/i18n'
import { currentLocale, keepLocale } from '@/shared/i18n/locale-store'

/** A language chosen at the sign-in page is the newest word on it and wins over the profile, once. */
let chosenBeforeSignIn = false

let choices = 0

/** How often a language was chosen on this page: what was asked of the server before the last time is old. */
export const localeChoices = () => choices

/** Someone chose: here, in this browser, and on the server when we know who it is. */
export async function changeLocale(locale: Locale): Promise<void> {
  choices += 1
  keepLocale(locale)
  chosenBeforeSignIn = httpPorts().userId() === null
  if (!chosenBeforeSignIn) keepOnServer({ locale })
  await switchLanguage(locale)
}

/** The profile of whoever signed in says which language they read. */
export async function adoptLocale(locale: Locale): Promise<void> {
  if (chosenBeforeSignIn) {
    chosenBeforeSignIn = false
    if (locale !== currentLocale()) keepOnServer({ locale: currentLocale() })
    return
  }
  keepLocale(locale)
  await switchLanguage(locale)
}

/** After signing out nothing of the user stays, so the page shows what a reload would. */
export async function forgetLocale(): Promise<void> {
  chosenBeforeSignIn = false
  await switchLanguage(DEFAULT_LOCALE)
}
