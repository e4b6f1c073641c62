import '@/app/jitless-zod'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { App } from '@/app/app'
import { watchStyleFailures } from '@/app/chunk-loading'
import { holdableHistory } from '@/app/portal-history'
import { firstPageAhead } from '@/app/router'
import { restoredStore, startLanguage, startPortal } from '@/app/start'
import { watchLayout } from '@/shared/layout/watch-layout'
import '@/shared/theme/theme.scss'
// Needed by the sign-in and by all behind it: files of their own would be headers for the most part.
import '@/shared/ui/field'
import '@/shared/ui/locale-switcher'
import '@/shared/ui/text-input'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

watchStyleFailures()
startLanguage()
const store = restoredStore()
watchLayout(store)

const app = <App store={store} history={holdableHistory(createBrowserHistory({ v5Compat: true }))} />

// Not awaited at the top: a lazy part that needs a piece of this file would then wait for us, and we for it.
void Promise.all([startPortal(store), store.getState().auth.user && firstPageAhead()]).then(() =>
  createRoot(root).render(<StrictMode>{app}</StrictMode>),
)
