import { Fragment, useRef, useLayoutEffect, useState, type RefObject } from 'react'
import { TopMenuGroup } from '@/app/shell/top-menu-group'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { Menu } from '@/shared/layout/use-menu'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { classNames } from '@/shared/ui/class-names'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownHeader } from '@/shared/ui/dropdown-header'
import { DropdownItem } from '@/shared/ui/dropdown-item'
import { Icon } from '@/shared/ui/icon'

export type TopMenuProps = { menu: Menu }

/** One row of groups; those that find no room are gathered under "More". */
export function TopMenu({ menu }: TopMenuProps) {
  const t = usePhrases('shell')
  const titleOf = useTitleOf()
  const list = useRef<HTMLUListElement>(null)
  const fitting = useFittingCount(list, menu.tree)
  const rest = menu.tree.slice(fitting)
  const isRestCurrent = rest.some(group => group === menu.currentGroup)

  return (
    <nav className="top-menu" aria-label={t('menu.label')}>
      <ul ref={list}>
        {menu.tree.map((group, index) => (
          // Out of sight is out of reach too: an invisible item takes no focus.
          <li key={group.id} className={classNames(index >= fitting && 'is-out')}>
            <TopMenuGroup group={group} current={menu.current} isCurrent={group === menu.currentGroup} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Dropdown
          align="end"
          toggleClassName={classNames('top-menu-link', isRestCurrent && 'holds-current')}
          toggle={
            <>
              <span>{t('menu.more')}</span>
              <Icon name="chevron-down" size="sm" className="top-menu-chevron" />
            </>
          }
        >
          {rest.map(group => (
            <Fragment key={group.id}>
              <DropdownHeader>{titleOf(group.title_key)}</DropdownHeader>
              {(group.children.length > 0 ? group.children : [group]).map(child => (
                <DropdownItem key={child.id} to={child.path ?? '/'} chosen={child === menu.current}>
                  {titleOf(child.title_key)}
                </DropdownItem>
              ))}
            </Fragment>
          ))}
        </Dropdown>
      )}
    </nav>
  )
}

/**
 * How many of a list's items stand in its first row. The list wraps and shows that row only; measured anew when
 * its width changes, its fonts arrive, or `content` (its words) does.
 */
function useFittingCount(list: RefObject<HTMLElement | null>, content: unknown): number {
  const [count, setCount] = useState(Number.MAX_SAFE_INTEGER)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const items = [...element.children].filter(item => item instanceof HTMLElement)
      const top = items[0]?.offsetTop
      setCount(items.filter(item => item.offsetTop === top).length)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const item of element.children) observer.observe(item)
    return () => observer.disconnect()
  }, [list, content])

  return count
}
