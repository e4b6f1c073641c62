import { Suspense } from 'react'
import { Route, Routes, matchPath, useLocation } from 'react-router-dom'
import { EXTERNAL_SCREENS, PUBLIC_SCREENS, SCREENS } from '@contract/access/screens'
import { Preloader } from '@/shared/ui/preloader'
import { FirstPage } from '@/app/first-page'
import { Guard } from '@/app/guard'
import { LOGOUT_PATH, type RouteAccess } from '@/app/guard-decision'
import { lazyPage } from '@/app/lazy-page'
import { PageBoundary } from '@/app/page-boundary'
import { ScreenPage } from '@/app/screen-page'
import { useFocusOutside } from '@/app/use-focus-outside'

/** Pages for those who are not signed in yet; setting a password by link is for everyone. */
const GUEST_PATHS: readonly string[] = ['/login', '/register', '/forgot-password']

const outside: { screen: { path: string; title_key: string }; access: RouteAccess }[] = [
  ...PUBLIC_SCREENS.map(screen => ({
    screen,
    access: GUEST_PATHS.includes(screen.path) ? ('guest' as const) : ('open' as const),
  })),
  ...EXTERNAL_SCREENS.map(screen => ({ screen, access: 'open' as const })),
  // Outside the frame: it must work when nothing else of the signed-in part does.
  ...SCREENS.filter(screen => screen.path === LOGOUT_PATH).map(screen => ({
    screen,
    access: 'open' as const,
  })),
]

const SignedInArea = lazyPage(() => import('@/app/signed-in-area').then(file => file.SignedInArea), 'shell')

/** The part behind the sign-in is not even fetched for those whom its guard leads away. */
function Inside() {
  const { pathname } = useLocation()
  const isScreen = SCREENS.some(screen => matchPath(screen.path, pathname) !== null)
  return (
    <Guard access={isScreen ? 'protected' : 'unknown'}>
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
                  <ScreenPage screen={screen} standalone />
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
