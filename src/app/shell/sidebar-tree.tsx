import { useState } from 'react'
import { SidebarGroup } from '@/app/shell/sidebar-group'
import { SidebarLink } from '@/app/shell/sidebar-link'
import type { Menu } from '@/shared/layout/use-menu'
import { readStored, writeStored } from '@/shared/store/browser-storage'

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

const KEY = 'menuGroups'

type FoldState = Record<string, boolean>

function parse(value: unknown): FoldState | null {
  if (typeof value !== 'object' || value === null) return null
  const entries = Object.entries(value).filter(([, isOpen]) => typeof isOpen === 'boolean')
  return Object.fromEntries(entries) as FoldState
}

/** What this tab folded and unfolded by hand; a reload, the portal's own after a release too, leaves it so. */
function useUnfoldedGroups() {
  const [chosen, setChosen] = useState<FoldState>(() => readStored(KEY, parse, 'session') ?? {})
  const choose = (id: string, isOpen: boolean) => {
    const next = { ...chosen, [id]: isOpen }
    setChosen(next)
    writeStored(KEY, next, 'session')
  }
  return { chosen, choose }
}
