import { Link } from 'react-router-dom'
import { MenuIcon } from '@/shared/ui/menu-icon'
import type { Menu } from '@/shared/layout/use-menu'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownItem } from '@/shared/ui/dropdown-item'
import { Icon } from '@/shared/ui/icon'

export type TopMenuProps = { menu: Menu }

export function TopMenu({ menu }: TopMenuProps) {
  const t = usePhrases('shell')
  const titleOf = useTitleOf()
  return (
    <nav className="top-menu" aria-label={t('menu.label')}>
      <ul>
        {menu.tree.map(node => (
          <li key={node.id}>
            {node.children.length > 0 ? (
              <Dropdown
                toggleClassName={classNames('top-menu-link', node === menu.currentGroup && 'holds-current')}
                toggle={
                  <>
                    <MenuIcon name={node.icon} />
                    <span>{titleOf(node.title_key)}</span>
                    <Icon name="chevron-down" size="sm" className="top-menu-chevron" />
                  </>
                }
              >
                {node.children.map(child => (
                  <DropdownItem key={child.id} to={child.path ?? '/'} chosen={child === menu.current}>
                    {titleOf(child.title_key)}
                  </DropdownItem>
                ))}
              </Dropdown>
            ) : (
              <Link
                to={node.path ?? '/'}
                className={classNames('top-menu-link', node === menu.current && 'holds-current')}
                aria-current={node === menu.current ? 'page' : undefined}
              >
                <MenuIcon name={node.icon} />
                <span>{titleOf(node.title_key)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
