import type { ReactNode } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'
import type { IconName } from '@/shared/ui/icon-names'

export type BannerProps = {
  children: ReactNode
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined
  title?: ReactNode | undefined
  icon?: IconName | undefined
  action?: ReactNode | undefined
  onDismiss?: (() => void) | undefined
  /** `alert` interrupts a screen reader: only for what has just gone wrong. */
  role?: 'status' | 'alert' | undefined
  className?: string | undefined
}

const ICONS = {
  info: 'info-circle',
  success: 'check-circle',
  warning: 'exclamation-triangle',
  danger: 'exclamation-circle',
} as const satisfies Record<string, IconName>

export function Banner(props: BannerProps) {
  const { children, tone = 'info', title, icon = ICONS[tone], action, onDismiss, role, className } = props
  const t = usePhrases('ui')
  return (
    <div className={classNames('banner', `tone-${tone}`, className)} role={role}>
      <Icon name={icon} className="banner-icon" />
      <div className="banner-words">
        {title && <p className="banner-title">{title}</p>}
        <div>{children}</div>
      </div>
      {action && <div className="banner-action">{action}</div>}
      {onDismiss && <IconButton icon="x-lg" size="sm" label={t('dismiss')} onClick={onDismiss} />}
    </div>
  )
}
