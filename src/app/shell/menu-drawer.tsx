import { PRODUCT_NAME } from '@contract/kernel/product'
import { ModeToggle } from '@/app/shell/mode-toggle'
import { SidebarTree } from '@/app/shell/sidebar-tree'
import type { Menu } from '@/shared/layout/use-menu'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { BrandMark } from '@/shared/ui/brand-mark'
import { IconButton } from '@/shared/ui/icon-button'
import { LocaleSwitcher } from '@/shared/ui/locale-switcher'
import { Offcanvas } from '@/shared/ui/offcanvas'

export type MenuDrawerProps = { menu: Menu; show: boolean; onClose: () => void; onOpenPanel: () => void }

/** The menu on phones and where the sidebar is hidden: over the page, until something is chosen. */
export function MenuDrawer({ menu, show, onClose, onOpenPanel }: MenuDrawerProps) {
  const t = usePhrases('shell')
  return (
    <Offcanvas
      show={show}
      onClose={onClose}
      side="start"
      className="menu-drawer"
      title={
        <span className="brand">
          <BrandMark />
          <span className="brand-name">{PRODUCT_NAME}</span>
        </span>
      }
      footer={
        <div className="menu-drawer-foot">
          <LocaleSwitcher />
          <ModeToggle />
          <IconButton icon="sliders" label={t('topbar.layout')} onClick={onOpenPanel} />
        </div>
      }
    >
      <nav aria-label={t('menu.label')}>
        <SidebarTree menu={menu} onFollow={onClose} />
      </nav>
    </Offcanvas>
  )
}
