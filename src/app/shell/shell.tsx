import { Suspense, useCallback, useEffect, useState, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { loadChunk } from '@/app/chunk-loading'
import { Breadcrumbs } from '@/app/shell/breadcrumbs'
import { MenuDrawer } from '@/app/shell/menu-drawer'
import '@/app/shell/shell.scss'
import { Sidebar } from '@/app/shell/sidebar'
import { Topbar } from '@/app/shell/topbar'
import { screenAt } from '@/app/shell/trail'
import { noteVisit } from '@/shared/layout/recent-screens'
import { selectUser } from '@/shared/session/auth.slice'
import { useMediaQuery } from '@/shared/ui/use-media-query'
import { useMenu } from '@/shared/layout/use-menu'
import { useMenuToggle } from '@/app/shell/use-menu-toggle'
import { whenQuiet } from '@/shared/ui/when-quiet'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectLayout } from '@/shared/layout/layout.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { late } from '@/shared/ui/late'
import { loadOverlays } from '@/shared/ui/overlays/late-overlays'
import { NamePage, PageName } from '@/shared/ui/page-name'
import { Skeleton } from '@/shared/ui/skeleton'

/** Pressed by few and seldom: it comes with the dialogs, once the page is quiet. */
const LayoutPanel = late(() => import('@/app/shell/layout-panel').then(file => file.LayoutPanel), loadChunk)
/** Few have chosen to have the menu in a row. */
const TopMenu = late(() => import('@/app/shell/top-menu').then(file => file.TopMenu), loadChunk)
const loadPanels = () => Promise.all([loadOverlays(), LayoutPanel.ahead()])

/** The frame around every page of a signed-in person. */
export function Shell() {
  const t = usePhrases('shell')
  const layout = useAppSelector(selectLayout)
  const { pathname } = useLocation()
  const isWide = useMediaQuery('(min-width: 62rem)')
  const menu = useMenu()
  /** Null until it is opened for the first time. */
  const [isPanelOpen, setPanelOpen] = useState<boolean | null>(null)
  const [pageName, setPageName] = useState<string | null>(null)
  useEffect(() => whenQuiet(loadPanels), [])
  const { toggle, hasSidebar, isDrawerOpen, closeDrawer, isColumnOpen, openColumn } = useMenuToggle(isWide)
  useNoteVisit(pathname)
  useFocusPage(pathname)

  const isHorizontal = isWide && layout.layoutType === 'horizontal'
  const handleOpenPanel = useCallback(() => {
    closeDrawer()
    setPanelOpen(true)
  }, [closeDrawer])

  return (
    <PageName value={pageName}>
      <NamePage value={setPageName}>
        <div className="shell" data-wide={isWide || undefined} data-with-sidebar={hasSidebar || undefined}>
          <a className="skip-link" href="#content">
            {t('skip')}
          </a>
          {hasSidebar && <Sidebar menu={menu} isColumnOpen={isColumnOpen} onOpenColumn={openColumn} />}
          <div className="shell-page">
            <Topbar isWide={isWide} menuToggle={toggle} onOpenPanel={handleOpenPanel} />
            {isHorizontal && (
              <Suspense fallback={<div className="top-menu" />}>
                <TopMenu menu={menu} />
              </Suspense>
            )}
            <main id="content" className="content" tabIndex={-1}>
              {(!isWide || isHorizontal) && <Breadcrumbs />}
              <Suspense fallback={<Skeleton lines={5} />}>
                <Outlet />
              </Suspense>
            </main>
          </div>
          <MenuDrawer menu={menu} show={isDrawerOpen} onClose={closeDrawer} onOpenPanel={handleOpenPanel} />
          {isPanelOpen !== null && (
            <Suspense>
              <LayoutPanel show={isPanelOpen} onClose={() => setPanelOpen(false)} />
            </Suspense>
          )}
        </div>
      </NamePage>
    </PageName>
  )
}

/** Keeps which lists and reports were opened, to be found first; pages of single records are not noted. */
function useNoteVisit(pathname: string): void {
  const userId = useAppSelector(selectUser)?.id
  useEffect(() => {
    const screen = screenAt(pathname)
    if (userId && screen?.menu && pathname !== '/')
      noteVisit(userId, { path: pathname, title_key: screen.title_key, icon: screen.icon })
  }, [userId, pathname])
}

/**
 * After a change of page the focus goes to its title, so that a screen reader says where one has arrived and
 * the next Tab starts there. A page that has put the focus somewhere itself keeps it.
 */
function useFocusPage(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById('content')
    if (!content || content.contains(document.activeElement)) return
    const title = content.querySelector<HTMLElement>('[data-page-title]')
    ;(title ?? content).focus({ preventScroll: true })
  }, [pathname])
}
