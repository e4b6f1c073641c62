import { useCallback, useMemo, useState } from 'react'
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

  const isColumns = layout.layoutType === 'twocolumn'
  const toggle = useMemo(() => {
    if (isWide && isHorizontal) return null
    const isExpanded = hasSidebar ? (isColumns ? isColumnOpen : isFull) : isDrawerOpen
    const onToggle = () => {
      if (!hasSidebar) setDrawerOpen(true)
      else if (isColumns) setColumnOpen(!isExpanded)
      else dispatch(layoutChanged({ sidebarSize: isExpanded ? 'sm' : 'lg' }))
    }
    return {
      label: t(!hasSidebar ? 'menu.open' : isExpanded ? 'menu.narrow' : 'menu.widen'),
      isExpanded,
      onToggle,
    }
  }, [t, dispatch, isWide, isHorizontal, hasSidebar, isColumns, isDrawerOpen, isColumnOpen, isFull])

  return {
    toggle,
    hasSidebar,
    // A drawer left open must not come back when the window is made narrow again.
    isDrawerOpen: isDrawerOpen && !hasSidebar && !(isWide && isHorizontal),
    closeDrawer: useCallback(() => setDrawerOpen(false), []),
    isColumnOpen,
    openColumn: useCallback(() => setColumnOpen(true), []),
  }
}
