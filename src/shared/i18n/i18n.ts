import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@contract/kernel/locales'
import { currentLocale, setCurrentLocale } from '@/shared/i18n/locale-store'
import type { Namespace } from '@/shared/i18n/namespaces'

/** Finds the phrases of a module in one language; null where that language has none yet. */
export type PhraseSource = (namespace: string, locale: Locale) => Promise<object> | null

let source: PhraseSource = () => null
const loaded = new Set<string>()
const underWay = new Map<string, Promise<void>>()

/** Figures are read alike in every direction, alone and beside others. */
const MORE_THAN_FIGURES = /[^\d.,]/
/** Words of that direction, with what is kept apart in them already. */
const ARABIC = /\p{Script=Arabic}/u

/** A Latin name or a date among Arabic words keeps its own order and moves nothing around it. */
function keepApart(value: string): string {
  if (LOCALES[currentLocale()].dir !== 'rtl') return value
  return MORE_THAN_FIGURES.test(value) && !ARABIC.test(value) ? `\u2066${value}\u2069` : value
}

/** `bundled`: English that must be there even when nothing can be fetched any more. */
export function startI18n(
  phraseSource: PhraseSource,
  bundled: Partial<Record<Namespace, object>>,
  locale: Locale,
): void {
  source = phraseSource
  setCurrentLocale(locale)
  void i18next.use(initReactI18next).init({
    lng: LOCALES[locale].tag,
    fallbackLng: DEFAULT_LOCALE,
    resources: { [DEFAULT_LOCALE]: bundled as Record<string, Record<string, string>> },
    ns: Object.keys(bundled),
    defaultNS: 'shared',
    partialBundledLanguages: true,
    initAsync: false,
    // React escapes; escaping twice would show "&amp;" to people.
    interpolation: { escapeValue: true, escape: keepApart },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  for (const namespace of Object.keys(bundled)) loaded.add(namespace)
}

async function fetchPhrases(namespace: string, locale: Locale): Promise<void> {
  const { tag } = LOCALES[locale]
  if (i18next.hasResourceBundle(tag, namespace)) return
  const id = `${tag} ${namespace}`
  const running = underWay.get(id)
  if (running) return running
  const load = (async () => {
    const phrases = await source(namespace, locale)
    if (phrases) i18next.addResourceBundle(tag, namespace, phrases)
  })()
  underWay.set(id, load)
  try {
    await load
  } finally {
    underWay.delete(id)
  }
}

/**
 * Brings the English phrases, which stand in for what a language lacks, and those of the current language.
 * A language that cannot be fetched leaves English standing; without English there is nothing to show.
 */
export async function loadPhrases(...namespaces: string[]): Promise<void> {
  const locale = currentLocale()
  await Promise.all(
    namespaces.map(async namespace => {
      loaded.add(namespace)
      const translated =
        locale === DEFAULT_LOCALE ? null : fetchPhrases(namespace, locale).catch(() => undefined)
      await fetchPhrases(namespace, DEFAULT_LOCALE)
      await translated
    }),
  )
}

/** The language asked for last. One asked for earlier may have phrases that come later, and must not win. */
let wanted: Locale | null = null

/** All that is on the page changes its language at once, after the last of its phrases has come. */
export async function switchLanguage(locale: Locale): Promise<void> {
  wanted = locale
  if (locale === currentLocale()) return
  // A page that came meanwhile brought its phrases in the language before.
  for (let fetched = 0; fetched < loaded.size;) {
    fetched = loaded.size
    await Promise.all([...loaded].map(namespace => fetchPhrases(namespace, locale).catch(() => undefined)))
  }
  if (wanted !== locale) return
  setCurrentLocale(locale)
  await i18next.changeLanguage(LOCALES[locale].tag)
}

/** Told once the page speaks another language. Gives back how to stop listening. */
export function onLanguageSwitch(told: () => void): () => void {
  i18next.on('languageChanged', told)
  return () => i18next.off('languageChanged', told)
}

/** For the few places outside React (console, document title, thunks). */
export function phrase(namespace: string, key: string, params: Record<string, string | number> = {}): string {
  return i18next.getFixedT(null, namespace)(key, params)
}

export function hasPhrase(namespace: string, key: string): boolean {
  return i18next.exists(key, { ns: namespace })
}
