import { MenuIcon } from '@/shared/ui/menu-icon'
import type { MenuNode } from '@/shared/layout/menu-tree'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { StillLink } from '@/shared/ui/still-link'

export type SidebarLinkProps = {
  node: MenuNode
  isCurrent: boolean
  withIcon?: boolean | undefined
  onFollow?: (() => void) | undefined
}

export function SidebarLink({ node, isCurrent, withIcon = false, onFollow }: SidebarLinkProps) {
  const titleOf = useTitleOf()
  return (
    <StillLink
      to={node.path ?? '/'}
      className="menu-link"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
    >
      {withIcon && <MenuIcon name={node.icon} />}
      <span className="menu-words">{titleOf(node.title_key)}</span>
    </StillLink>
  )
}
