import type { ReactNode } from 'react'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-names'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode | undefined
  icon?: IconName | undefined
  /** The next step: a button or a link. */
  action?: ReactNode | undefined
}

/** For a list that is empty, that has no match, that failed: what it means, and what to do next. */
export function EmptyState({ title, children, icon = 'inbox', action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="empty-state-mark">
        <Icon name={icon} size="lg" />
      </span>
      <p className="empty-state-title">{title}</p>
      {children && <div className="empty-state-text">{children}</div>}
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  )
}
