import { useMemo, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { RightsMissingPage } from '@/app/rights-missing.page'
import { NoRightPage } from '@/features/errors/no-right.page'
import { NotFoundPage } from '@/features/errors/not-found.page'
import type { Pages } from '@/app/pages'
import { ScreenPage } from '@/app/screen-page'
import { Shell } from '@/app/shell/shell'
import { screenAt } from '@/app/shell/trail'
import { TitledPage } from '@/app/titled-page'
import { useCan } from '@/shared/access/use-can'
import { selectRights } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { Skeleton } from '@/shared/ui/skeleton'

export type ScreenRoutesProps = { pages: Pages }

const frame = <Shell />
const notFound = (
  <TitledPage titleKey="errors.not_found.title">
    <NotFoundPage />
  </TitledPage>
)

/**
 * The screen of an address, within the frame. It is looked for once for each path: among the routes of all screens
 * the router would look at each change of the query.
 */
export function ScreenRoutes({ pages }: ScreenRoutesProps) {
  const { pathname } = useLocation()
  const route = useMemo(() => {
    const screen = screenAt(pathname)
    return (
      screen && (
        <Route
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
      )
    )
  }, [pathname, pages])
  return (
    <Routes>
      <Route element={frame}>
        {route}
        <Route path="*" element={notFound} />
      </Route>
    </Routes>
  )
}

type ScreenGateProps = { permission: PermissionCode | null; children: ReactNode }

/** Says "no right" at the screen's own address, but only once the rights are known. */
function ScreenGate({ permission, children }: ScreenGateProps) {
  const can = useCan()
  const rights = useAppSelector(selectRights)
  if (can(permission)) return children
  if (rights === 'ready') return <NoRightPage permission={permission} />
  if (rights === 'failed') return <RightsMissingPage />
  return <Skeleton lines={5} />
}
