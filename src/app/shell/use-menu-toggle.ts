import { useState } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { layoutChanged, selectLayout } from '@/shared/layout/layout.slice'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'

/**
 * What the top bar's menu button does depends on the window and the layout: it opens the drawer where there is
 * no sidebar, folds the second column where there are two, and otherwise narrows the sidebar to its icons.
 */
export function useMenuToggle(isWide: boolean) {
  const t = usePhrases('shell')
  const dispatch = useAppDispatch()
  const layout = useAppSelector(selectLayout)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isColumnOpen, setColumnOpen] = useState(true)

  const isHorizontal = layout.layoutType === 'horizontal'
  const hasSidebar = isWide && !isHorizontal && layout.visibility === 'show'
  const isFull = layout.sidebarSize !== 'sm'

  const drawer = { label: t('menu.open'), isExpanded: isDrawerOpen, onToggle: () => setDrawerOpen(true) }
  const column = {
    label: t(isColumnOpen ? 'menu.narrow' : 'menu.widen'),
    isExpanded: isColumnOpen,
    onToggle: () => setColumnOpen(!isColumnOpen),
  }
  const sidebar = {
    label: t(isFull ? 'menu.narrow' : 'menu.widen'),
    isExpanded: isFull,
    onToggle: () => dispatch(layoutChanged({ sidebarSize: isFull ? 'sm' : 'lg' })),
  }
  const beside = layout.layoutType === 'twocolumn' ? column : sidebar

  return {
    toggle: hasSidebar ? beside : isWide && isHorizontal ? null : drawer,
    hasSidebar,
    // A drawer left open must not come back when the window is made narrow again.
    isDrawerOpen: isDrawerOpen && !hasSidebar && !(isWide && isHorizontal),
    closeDrawer: () => setDrawerOpen(false),
    isColumnOpen,
    openColumn: () => setColumnOpen(true),
  }
}
