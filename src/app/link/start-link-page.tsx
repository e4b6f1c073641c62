import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LinkBoundary } from '@/app/link/link-boundary'
import { linkNamespaces, linkPhraseSource, linkPhrases } from '@/app/link/link-phrases'
import { preferredLocale } from '@/app/link/preferred-locale'
import { TitledLinkPage } from '@/app/link/titled-link-page'
import { connectHttp } from '@/shared/http/http-ports'
import { followLocaleOfOtherTabs } from '@/shared/i18n/follow-locale'
import { loadPhrases, startI18n } from '@/shared/i18n/i18n'
import { currentLocale } from '@/shared/i18n/locale-store'
import { LOCALES } from '@contract/kernel/locales'

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
