import { useState } from 'react'
import { MenuIcon } from '@/shared/ui/menu-icon'
import { SidebarLink } from '@/app/shell/sidebar-link'
import type { Menu } from '@/shared/layout/use-menu'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { classNames } from '@/shared/ui/class-names'
import { Tooltip } from '@/shared/ui/tooltip'

export type SidebarColumnsProps = { menu: Menu; isColumnOpen: boolean; onOpenColumn: () => void }

/** The groups as icons, and beside them the entries of one: the chosen group's, or else the current page's. */
export function SidebarColumns({ menu, isColumnOpen, onOpenColumn }: SidebarColumnsProps) {
  const titleOf = useTitleOf()
  const [chosen, setChosen] = useState<{ id: string; at: string | undefined } | null>(null)
  // A choice holds until the page changes: the column then follows the page again.
  const chosenId = chosen && chosen.at === menu.current?.id ? chosen.id : menu.currentGroup?.id
  const shown = menu.tree.find(node => node.id === chosenId) ?? menu.tree[0]

  return (
    <>
      <ul className="rail-list">
        {menu.tree.map(node => (
          <li key={node.id}>
            <Tooltip text={titleOf(node.title_key)}>
              <button
                type="button"
                className={classNames('rail-item', node === menu.currentGroup && 'holds-current')}
                aria-label={titleOf(node.title_key)}
                aria-pressed={isColumnOpen && node === shown}
                onClick={() => {
                  setChosen({ id: node.id, at: menu.current?.id })
                  onOpenColumn()
                }}
              >
                <MenuIcon name={node.icon} />
              </button>
            </Tooltip>
          </li>
        ))}
      </ul>
      {shown && isColumnOpen && (
        <div className="second-column">
          <p className="second-column-title">{titleOf(shown.title_key)}</p>
          <ul className="menu-list">
            {(shown.children.length > 0 ? shown.children : [shown]).map(node => (
              <li key={node.id}>
                <SidebarLink node={node} isCurrent={node === menu.current} withIcon />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
