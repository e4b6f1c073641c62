import { StrictMode, Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { linkNamespaces, linkPhraseSource, linkPhrases } from '@/app/link/link-phrases'
import { TitledLinkPage } from '@/app/link/titled-link-page'
import { connectHttp } from '@/shared/http/http-ports'
import { followLocaleOfOtherTabs } from '@/shared/i18n/follow-locale'
import { loadPhrases, startI18n, phrase } from '@/shared/i18n/i18n'
import { currentLocale } from '@/shared/i18n/locale-store'
import { LOCALES, DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '@contract/kernel/locales'
import { logError } from '@/shared/log/log'
import { readText } from '@/shared/store/browser-storage'

type LinkBoundaryProps = { children: ReactNode }

/** Should the page break, it says so and offers itself anew; nothing was decided by that. */
class LinkBoundary extends Component<LinkBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    logError('A page failed', error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="link-main" role="alert">
        <h1 className="link-title">{phrase('link', 'dead.failed')}</h1>
        <p>{phrase('shared', 'failure.unexpected')}</p>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {phrase('shared', 'try_again')}
        </button>
      </main>
    )
  }
}

const nothing = () => undefined

/**
 * The pages of mailed links without the portal around them: no store, no router, nobody's session. They are opened on
 * a phone, on a slow line, by people who want to be done.
 */
export async function startLinkPage(root: HTMLElement): Promise<void> {
  startI18n(linkPhraseSource, linkPhrases, preferredLocale())
  followLocaleOfOtherTabs()
  connectHttp({
    userId: () => null,
    token: () => null,
    activeOu: () => null,
    language: () => LOCALES[currentLocale()].tag,
    onSessionLost: nothing,
    onForbidden: nothing,
    askForPassword: () => Promise.resolve(false),
  })
  await loadPhrases(...linkNamespaces)
  createRoot(root).render(
    <StrictMode>
      <LinkBoundary>
        <TitledLinkPage pathname={window.location.pathname} />
      </LinkBoundary>
    </StrictMode>,
  )
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0] ?? ''

/** What was chosen here once, or the first of the browser's languages that we speak. */
function preferredLocale(): Locale {
  const stored = readText('locale')
  if (isLocale(stored)) return stored
  for (const tag of navigator.languages) {
    const found = LOCALE_CODES.find(code => languageOf(LOCALES[code].tag) === languageOf(tag))
    if (found) return found
  }
  return DEFAULT_LOCALE
}
