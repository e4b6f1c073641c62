import type { ReactNode } from 'react'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-names'

export type LinkOutcomeProps = {
  icon: IconName
  tone: 'success' | 'warning' | 'danger' | 'neutral' | 'info'
  title: ReactNode
  children: ReactNode
  actions?: ReactNode | undefined
}

/** One thing is so: what, and what to do now. */
export function LinkOutcome({ icon, tone, title, children, actions }: LinkOutcomeProps) {
  return (
    <section className="link-card link-outcome">
      <span className={`link-outcome-mark tone-${tone}`}>
        <Icon name={icon} size="xl" />
      </span>
      <h1 className="link-title" tabIndex={-1} data-page-title>
        {title}
      </h1>
      {children}
      {actions && <div className="link-choices">{actions}</div>}
    </section>
  )
}
