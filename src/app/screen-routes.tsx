import { useMemo, type ReactElement } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { NotFoundPage } from '@/features/errors/not-found.page'
import { ScreenGate } from '@/app/screen-gate'
import { ScreenPage } from '@/app/screen-page'
import { Shell } from '@/app/shell/shell'
import { screenAt } from '@/app/shell/trail'
import { TitledPage } from '@/app/titled-page'

export type ScreenRoutesProps = { pages: ReadonlyMap<string, ReactElement> }

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
