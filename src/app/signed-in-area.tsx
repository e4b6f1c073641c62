import { useEffect } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { SCREENS } from '@contract/access/screens'
import { NotFoundPage } from '@/features/errors/not-found.page'
import { AbilityProvider } from '@/shared/access/ability-provider'
import { selectUser } from '@/shared/session/auth.slice'
import { isLeavingByDecision } from '@/shared/session/page-reload'
import { useAppSelector, useAppStore } from '@/shared/store/hooks'
import { watchActiveUnit } from '@/app/active-unit-watch'
import { connectApi } from '@/app/connect-api'
import { LOGIN_PATH } from '@/app/guard-decision'
import { FEATURE_MODULES } from '@/app/modules'
import { pagesOf } from '@/app/pages'
import { PasswordDialog } from '@/app/password-dialog'
import { RightsBanner } from '@/app/rights-banner'
import { watchRights } from '@/app/rights-watch'
import { ScreenGate } from '@/app/screen-gate'
import { ScreenPage } from '@/app/screen-page'
import { Shell } from '@/app/shell/shell'
import { TitledPage } from '@/app/titled-page'

const pages = pagesOf(FEATURE_MODULES)

/** Everything behind the sign-in: rights, query cache and the frame around the pages. */
export function SignedInArea() {
  const store = useAppStore()
  const user = useAppSelector(selectUser)
  const userId = user?.id
  connectApi(store)

  useEffect(() => (userId === undefined ? undefined : watchRights(store)), [store, userId])
  useEffect(() => watchActiveUnit(store), [store])

  // Signed out. When the page is about to be renewed its address must stay: the guard will remember it.
  if (!user) return isLeavingByDecision() ? null : <Navigate to={LOGIN_PATH} replace />
  return (
    <AbilityProvider>
      <RightsBanner />
      <PasswordDialog />
      <Routes>
        <Route element={<Shell />}>
          {SCREENS.map(screen => (
            <Route
              key={screen.path}
              path={screen.path}
              element={
                // Around the gate too: a screen that stays shut must not go by the title of the one before.
                <TitledPage titleKey={screen.title_key} path={screen.path}>
                  <ScreenGate permission={screen.permission}>
                    <ScreenPage screen={screen} pages={pages} />
                  </ScreenGate>
                </TitledPage>
              }
            />
          ))}
          <Route
            path="*"
            element={
              <TitledPage titleKey="errors.not_found.title">
                <NotFoundPage />
              </TitledPage>
            }
          />
        </Route>
      </Routes>
    </AbilityProvider>
  )
}
