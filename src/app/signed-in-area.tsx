import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
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
import { ScreenRoutes } from '@/app/screen-routes'

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
      <ScreenRoutes pages={pages} />
    </AbilityProvider>
  )
}
