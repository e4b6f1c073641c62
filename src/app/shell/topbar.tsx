import { memo } from 'react'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { useIsNavigating } from '@/app/navigation-pending'
import { Breadcrumbs } from '@/app/shell/breadcrumbs'
import { FindButton } from '@/app/shell/find-button'
import { ModeToggle } from '@/app/shell/mode-toggle'
import { NotificationBell } from '@/app/shell/notification-bell'
import { UnitSwitcher } from '@/app/shell/unit-switcher'
import { UserMenu } from '@/app/shell/user-menu'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectLayout } from '@/shared/layout/layout.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { BrandMark } from '@/shared/ui/brand-mark'
import { classNames } from '@/shared/ui/class-names'
import { IconButton } from '@/shared/ui/icon-button'
import { LocaleSwitcher } from '@/shared/ui/locale-switcher'
import { StillLink } from '@/shared/ui/still-link'

export type TopbarProps = {
  isWide: boolean
  /** Null where there is no menu to fold: the horizontal arrangement shows it all. */
  menuToggle: { label: string; isExpanded: boolean; onToggle: () => void } | null
  onOpenPanel: () => void
}

/** Drawn anew where the page changes, not its query. */
export const Topbar = memo(function Topbar({ isWide, menuToggle, onOpenPanel }: TopbarProps) {
  const t = usePhrases('shell')
  const { topbar, layoutType } = useAppSelector(selectLayout)
  return (
    <header className={classNames('topbar', topbar === 'dark' && 'topbar-dark on-ink')}>
      <div className="topbar-start">
        {menuToggle && (
          <IconButton
            icon={isWide ? 'layout-sidebar-inset' : 'list'}
            mirrored
            label={menuToggle.label}
            aria-expanded={menuToggle.isExpanded}
            onClick={menuToggle.onToggle}
          />
        )}
        {isWide && layoutType === 'horizontal' && (
          <StillLink to="/" className="brand">
            <BrandMark />
            <span className="brand-name">{PRODUCT_NAME}</span>
          </StillLink>
        )}
        {isWide && layoutType !== 'horizontal' && <Breadcrumbs />}
      </div>
      <div className="topbar-end">
        <UnitSwitcher />
        <FindButton isWide={isWide} />
        {isWide && (
          <>
            <span className="topbar-rule" aria-hidden="true" />
            <LocaleSwitcher compact />
            <ModeToggle />
            <IconButton icon="sliders" label={t('topbar.layout')} onClick={onOpenPanel} />
          </>
        )}
        <NotificationBell />
        <UserMenu />
      </div>
      <PageProgress />
    </header>
  )
})

/** A thin line while the next page is fetched: the one that stands gives no sign of its own. */
function PageProgress() {
  return useIsNavigating() ? <span className="page-progress" aria-hidden="true" /> : null
}
