import { memo } from 'react'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { SidebarColumns } from '@/app/shell/sidebar-columns'
import { SidebarRail } from '@/app/shell/sidebar-rail'
import { SidebarTree } from '@/app/shell/sidebar-tree'
import type { Menu } from '@/shared/layout/use-menu'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectLayout } from '@/shared/layout/layout.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { BrandMark } from '@/shared/ui/brand-mark'
import { classNames } from '@/shared/ui/class-names'
import { StillLink } from '@/shared/ui/still-link'

export type SidebarProps = { menu: Menu; isColumnOpen: boolean; onOpenColumn: () => void }

/** The menu beside the page, on windows wide enough for both; drawn anew where the page changes, not its query. */
export const Sidebar = memo(function Sidebar({ menu, isColumnOpen, onOpenColumn }: SidebarProps) {
  const t = usePhrases('shell')
  const { layoutType, sidebarSize, sidebarColor } = useAppSelector(selectLayout)
  const shape = layoutType === 'twocolumn' ? 'columns' : sidebarSize === 'sm' ? 'rail' : 'tree'
  return (
    <div className={classNames('sidebar', `sidebar-${shape}`, sidebarColor !== 'light' && 'on-ink')}>
      <nav className="sidebar-inner" aria-label={t('menu.label')}>
        <StillLink to="/" className="brand sidebar-brand" aria-label={PRODUCT_NAME}>
          <BrandMark />
          <span className="brand-name menu-words">{PRODUCT_NAME}</span>
        </StillLink>
        <div className="sidebar-nav">
          {shape === 'columns' && (
            <SidebarColumns menu={menu} isColumnOpen={isColumnOpen} onOpenColumn={onOpenColumn} />
          )}
          {shape === 'rail' && <SidebarRail menu={menu} />}
          {shape === 'tree' && <SidebarTree menu={menu} />}
        </div>
      </nav>
    </div>
  )
})
