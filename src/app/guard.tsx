import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { readToken } from '@/shared/session/stored-session'
import { useAppStore, type AppStore } from '@/shared/store/hooks'
import { decideNavigation, type RouteAccess } from '@/app/guard-decision'

export type GuardProps = {
  access: RouteAccess
  /** Says where to go, where that takes more than the address. */
  instead?: ReactNode
  children: ReactNode
}

/** Signed in is who has both: a user in this tab and a jwt in the browser, which another tab may have removed. */
function isSignedIn(store: AppStore): boolean {
  return store.getState().auth.user !== null && readToken() !== null
}

/**
 * Decides once for each navigation, with the jwt that is stored then; not anew when the session changes under the
 * page: whoever signs in or out says where that leads.
 */
export function Guard({ access, instead, children }: GuardProps) {
  const store = useAppStore()
  const { key, pathname, search, hash } = useLocation()
  const decide = () => ({
    key,
    instead: decideNavigation(access, isSignedIn(store), pathname + search + hash),
  })
  const [decision, setDecision] = useState(decide)
  if (decision.key !== key) setDecision(decide())

  if (decision.instead !== null) return instead ?? <Navigate to={decision.instead} replace />
  return children
}
