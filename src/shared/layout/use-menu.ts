import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { buildMenuTree, findCurrent, groupOf, type MenuNode } from '@/shared/layout/menu-tree'
import { useCan } from '@/shared/access/use-can'
import { useLocale } from '@/shared/i18n/use-locale'
import { selectMenus } from '@/shared/session/menus.slice'
import { useAppSelector } from '@/shared/store/hooks'

export type Menu = {
  tree: readonly MenuNode[]
  /** The entry of the page shown, and the first-level entry that holds it. */
  current: MenuNode | null
  currentGroup: MenuNode | null
}

export function useMenu(): Menu {
  const items = useAppSelector(selectMenus)
  const may = useCan()
  const { pathname } = useLocation()
  const locale = useLocale()
  // A right that this version does not know is simply not held.
  const tree = useMemo(() => {
    const named = items.map(item => ({ ...item, title_key: item.titles?.[locale] ?? item.title_key }))
    return buildMenuTree(named, code => may(code as PermissionCode | null))
  }, [items, may, locale])
  return useMemo(() => {
    const current = findCurrent(tree, pathname)
    return { tree, current, currentGroup: groupOf(tree, current) }
  }, [tree, pathname])
}
