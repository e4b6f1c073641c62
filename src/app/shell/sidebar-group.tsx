import { useId } from 'react'
import { MenuIcon } from '@/shared/ui/menu-icon'
import type { MenuNode } from '@/shared/layout/menu-tree'
import { SidebarLink } from '@/app/shell/sidebar-link'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'
import { useOnceShown } from '@/shared/ui/use-once-shown'

export type SidebarGroupProps = {
  group: MenuNode
  current: MenuNode | null
  isOpen: boolean
  onToggle: () => void
  onFollow?: (() => void) | undefined
}

export function SidebarGroup({ group, current, isOpen, onToggle, onFollow }: SidebarGroupProps) {
  const titleOf = useTitleOf()
  const listId = useId()
  const hasLinks = useOnceShown(isOpen)
  const holdsCurrent = group.children.some(child => child === current)
  return (
    <li>
      <button
        type="button"
        className={classNames('menu-link', 'menu-toggle', holdsCurrent && 'holds-current')}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
      >
        <MenuIcon name={group.icon} />
        <span className="menu-words">{titleOf(group.title_key)}</span>
        <Icon name="chevron-right" size="sm" mirrored className="menu-chevron" />
      </button>
      <ul id={listId} className="menu-children" hidden={!isOpen}>
        {hasLinks &&
          group.children.map(child => (
            <li key={child.id}>
              <SidebarLink node={child} isCurrent={child === current} onFollow={onFollow} />
            </li>
          ))}
      </ul>
    </li>
  )
}
