import { Link } from 'react-router-dom'
import type { MenuNode } from '@/shared/layout/menu-tree'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { classNames } from '@/shared/ui/class-names'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownItem } from '@/shared/ui/dropdown-item'
import { Icon } from '@/shared/ui/icon'
import { MenuIcon } from '@/shared/ui/menu-icon'

export type TopMenuGroupProps = { group: MenuNode; current: MenuNode | null; isCurrent: boolean }

export function TopMenuGroup({ group, current, isCurrent }: TopMenuGroupProps) {
  const titleOf = useTitleOf()
  const className = classNames('top-menu-link', isCurrent && 'holds-current')
  const words = (
    <>
      <MenuIcon name={group.icon} />
      <span>{titleOf(group.title_key)}</span>
    </>
  )
  if (group.children.length === 0) {
    return (
      <Link
        to={group.path ?? '/'}
        className={className}
        aria-current={group === current ? 'page' : undefined}
      >
        {words}
      </Link>
    )
  }
  return (
    <Dropdown
      toggleClassName={className}
      toggle={
        <>
          {words}
          <Icon name="chevron-down" size="sm" className="top-menu-chevron" />
        </>
      }
    >
      {group.children.map(child => (
        <DropdownItem key={child.id} to={child.path ?? '/'} chosen={child === current}>
          {titleOf(child.title_key)}
        </DropdownItem>
      ))}
    </Dropdown>
  )
}
