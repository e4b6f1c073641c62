import type { ReactNode } from 'react'
import { classNames } from '@/shared/ui/class-names'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent' | 'plum'

export type BadgeProps = {
  children: ReactNode
  tone?: Tone | undefined
  /** A dot before the words, for states of a record. */
  dot?: boolean | undefined
  className?: string | undefined
}

export function Badge({ children, tone = 'neutral', dot = false, className }: BadgeProps) {
  return (
    <span className={classNames('badge', `tone-${tone}`, className)}>
      {dot && <span className="badge-dot" aria-hidden="true" />}
      {children}
    </span>
  )
}
