import { SidebarGroup } from '@/app/shell/sidebar-group'
import { SidebarLink } from '@/app/shell/sidebar-link'
import { useUnfoldedGroups } from '@/app/shell/use-unfolded-groups'
import type { Menu } from '@/shared/layout/use-menu'

export type SidebarTreeProps = { menu: Menu; onFollow?: (() => void) | undefined }

/** Two levels; the group of the page shown is open unless someone closed it. */
export function SidebarTree({ menu, onFollow }: SidebarTreeProps) {
  const { chosen, choose } = useUnfoldedGroups()
  const isOpen = (id: string) => chosen[id] ?? id === menu.currentGroup?.id

  return (
    <ul className="menu-list">
      {menu.tree.map(node =>
        node.children.length > 0 ? (
          <SidebarGroup
            key={node.id}
            group={node}
            current={menu.current}
            isOpen={isOpen(node.id)}
            onToggle={() => choose(node.id, !isOpen(node.id))}
            onFollow={onFollow}
          />
        ) : (
          <li key={node.id}>
            <SidebarLink node={node} isCurrent={node === menu.current} withIcon onFollow={onFollow} />
          </li>
        ),
      )}
    </ul>
  )
}
