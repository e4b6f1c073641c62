import { MenuIcon } from '@/shared/ui/menu-icon'
import type { Menu } from '@/shared/layout/use-menu'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { classNames } from '@/shared/ui/class-names'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownHeader } from '@/shared/ui/dropdown-header'
import { DropdownItem } from '@/shared/ui/dropdown-item'
import { StillLink } from '@/shared/ui/still-link'
import { Tooltip } from '@/shared/ui/tooltip'

export type SidebarRailProps = { menu: Menu }

/** Icons alone, named by tooltips; a group opens its entries beside it. */
export function SidebarRail({ menu }: SidebarRailProps) {
  const titleOf = useTitleOf()
  return (
    <ul className="rail-list">
      {menu.tree.map(node => {
        const title = titleOf(node.title_key)
        const isCurrent = node === menu.currentGroup
        return (
          <li key={node.id}>
            {node.children.length > 0 ? (
              <Dropdown
                drop="end"
                label={title}
                tooltip={title}
                toggle={<MenuIcon name={node.icon} />}
                toggleClassName={classNames('rail-item', isCurrent && 'holds-current')}
              >
                <DropdownHeader>{title}</DropdownHeader>
                {node.children.map(child => (
                  <DropdownItem key={child.id} to={child.path ?? '/'} chosen={child === menu.current}>
                    {titleOf(child.title_key)}
                  </DropdownItem>
                ))}
              </Dropdown>
            ) : (
              <Tooltip text={title}>
                <StillLink
                  to={node.path ?? '/'}
                  className={classNames('rail-item', isCurrent && 'holds-current')}
                  aria-label={title}
                  aria-current={node === menu.current ? 'page' : undefined}
                >
                  <MenuIcon name={node.icon} />
                </StillLink>
              </Tooltip>
            )}
          </li>
        )
      })}
    </ul>
  )
}
