import type { ReactNode } from 'react'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-names'

export type StatusPageProps = {
  icon: IconName
  title: ReactNode
  children: ReactNode
  /** A short word above the title, e.g. a status code. */
  kicker?: ReactNode | undefined
  actions?: ReactNode | undefined
  /** Technical words for whoever helps, below the rest. */
  details?: ReactNode | undefined
  tone?: 'neutral' | 'warning' | 'danger' | undefined
  /** Fills the window: for pages outside the shell. */
  standalone?: boolean | undefined
  role?: 'alert' | undefined
}

/** One thing happened instead of the page: what, why, and where to go from here. */
export function StatusPage(props: StatusPageProps) {
  const {
    icon,
    title,
    children,
    kicker,
    actions,
    details,
    tone = 'neutral',
    standalone = false,
    role,
  } = props
  const page = (
    <section className="status-page" role={role}>
      <span className={classNames('status-page-mark', `tone-${tone}`)}>
        <Icon name={icon} size="xl" />
      </span>
      {kicker && <p className="status-page-kicker">{kicker}</p>}
      <h1 className="status-page-title" tabIndex={-1} data-page-title>
        {title}
      </h1>
      <div className="status-page-text">{children}</div>
      {actions && <div className="status-page-actions">{actions}</div>}
      {details && <div className="status-page-details">{details}</div>}
    </section>
  )
  return standalone ? <main className="status-page-standalone">{page}</main> : page
}
