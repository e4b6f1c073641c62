import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import type { RoleCode } from '@contract/access/roles'
import { connectApi } from '@/app/connect-api'
import { PortalRouter } from '@/app/portal-router'
import { holdableHistory } from '@/app/portal-history'
import { restoredStore } from '@/app/start'
import { AbilityProvider } from '@/shared/access/ability-provider'
import { replaceHttpAdapter } from '@/shared/http/http'
import { loadPhrases, switchLanguage } from '@/shared/i18n/i18n'
import { storedLocale } from '@/shared/i18n/locale-store'
import { loadRights } from '@/shared/session/load-rights'
import { writeUser } from '@/shared/session/stored-session'
import { Toaster } from '@/shared/ui/toaster'
import type { TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { QUICK_USER } from '@tests/support/quick-user'
// Brings what jsdom lacks, and starts the languages.
import { startUntilTheEnd } from '@tests/support/render'

export type PartOptions = { api: TestApi; as: RoleCode; path?: string; phrases?: readonly string[] }

/** One part of a page, as a signed-in person has it: the real store, the real server, and no page around it. */
export async function renderPart(element: ReactNode, options: PartOptions) {
  const { user } = await options.api.as(options.as)
  if (user) writeUser(user)
  await replaceHttpAdapter(injectAdapter(options.api))
  await switchLanguage(storedLocale())
  const store = restoredStore()
  await startUntilTheEnd(store)
  await loadPhrases(...(options.phrases ?? ['record']))
  connectApi(store)
  await store.dispatch(loadRights())
  const history = holdableHistory(
    createMemoryHistory({ initialEntries: [options.path ?? '/'], v5Compat: true }),
  )
  const inPortal = (part: ReactNode) => (
    <Provider store={store}>
      <PortalRouter history={history}>
        <AbilityProvider>{part}</AbilityProvider>
        <Toaster />
      </PortalRouter>
    </Provider>
  )
  const result = render(inPortal(element))
  return {
    ...result,
    show: (part: ReactNode) => result.rerender(inPortal(part)),
    store,
    history,
    user: userEvent.setup(QUICK_USER),
  }
}
