import { useLayoutEffect, useState, useTransition, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import { NavigationPending } from '@/app/navigation-pending'
import type { PortalHistory } from '@/app/portal-history'

export type PortalRouterProps = { history: PortalHistory; children: ReactNode }

/** As the library's BrowserRouter, over a history that pages can hold. What is shown stays until the next has come. */
export function PortalRouter({ history, children }: PortalRouterProps) {
  const [shown, setShown] = useState({ action: history.action, location: history.location })
  const [isPending, startTransition] = useTransition()

  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        startTransition(() => setShown({ action, location }))
      }),
    [history],
  )
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      <NavigationPending value={isPending}>{children}</NavigationPending>
    </Router>
  )
}
