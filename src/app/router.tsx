import { Suspense, useLayoutEffect, useEffect, useRef } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { EXTERNAL_SCREENS, PUBLIC_SCREENS } from '@contract/access/screens/outside.screens'
import { linkModule } from '@/features/approvals/link.module'
import { authModule } from '@/features/auth/auth.module'
import { Preloader } from '@/shared/ui/preloader'
import { fetchAhead } from '@/shared/ui/when-quiet'
import { Guard } from '@/app/guard'
import { LOGOUT_PATH, type RouteAccess } from '@/app/guard-decision'
import { lazyPage } from '@/app/lazy-page'
import { PageBoundary } from '@/app/page-boundary'
import { pagesOf } from '@/app/pages'
import { ScreenPage } from '@/app/screen-page'

/** Pages for those who are not signed in yet; setting a password by link is for everyone. */
const GUEST_PATHS: readonly string[] = ['/login', '/register', '/forgot-password']

const outside: { screen: { path: string; title_key: string }; access: RouteAccess }[] = [
  ...PUBLIC_SCREENS.map(screen => ({
    screen,
    access: GUEST_PATHS.includes(screen.path) ? ('guest' as const) : ('open' as const),
  })),
  ...EXTERNAL_SCREENS.map(screen => ({ screen, access: 'open' as const })),
  // Outside the frame: it must work when nothing else of the signed-in part does.
  { screen: { path: LOGOUT_PATH, title_key: 'screens.logout' }, access: 'open' },
]

const pages = pagesOf([authModule, linkModule])

const SignedInArea = lazyPage(() => import('@/app/signed-in-area').then(file => file.withItsPage()), 'shell')

/** For whoever is signed in: what comes first is drawn at once, and not behind a wait. */
export const firstPageAhead = () => fetchAhead(SignedInArea.ahead)

const Stranger = lazyPage(() => import('@/app/stranger').then(file => file.Stranger))

/**
 * The part behind the sign-in is not even fetched for those whom its guard leads away, nor is the list of its screens
 * by those who come to the front door.
 */
function Inside() {
  const { pathname } = useLocation()
  return (
    <Guard access="protected" instead={pathname === '/' ? undefined : <Stranger />}>
      <SignedInArea />
    </Guard>
  )
}

export function PortalRoutes() {
  const { key, pathname } = useLocation()
  useFocusOutside(pathname)
  return (
    <PageBoundary resetKey={key} standalone>
      <Suspense fallback={<Preloader />}>
        <FirstPage />
        <Routes>
          {outside.map(({ screen, access }) => (
            <Route
              key={screen.path}
              path={screen.path}
              element={
                <Guard access={access}>
                  <ScreenPage screen={screen} pages={pages} standalone />
                </Guard>
              }
            />
          ))}
          <Route path="/*" element={<Inside />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  )
}

/** Stands beside the first page and so arrives with it: what index.html drew meanwhile goes. */
function FirstPage() {
  useLayoutEffect(() => document.getElementById('boot')?.remove(), [])
  return null
}

/**
 * Outside the frame, which looks after its own pages: after a change of page the focus goes to its title, so that
 * a screen reader says where one has arrived. The first page leaves the focus to the browser.
 */
function useFocusOutside(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.getElementById('content')) return
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
  }, [pathname])
}
