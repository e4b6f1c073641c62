import type { ReactNode } from 'react'
import { classNames } from '@/shared/ui/class-names'

export type CardProps = {
  children: ReactNode
  title?: ReactNode | undefined
  text?: ReactNode | undefined
  actions?: ReactNode | undefined
  footer?: ReactNode | undefined
  /** The heading's level; a card below a page header is 2. */
  level?: 2 | 3 | undefined
  /** Leaves out the padding, for tables and lists that reach the edge. */
  flush?: boolean | undefined
  as?: 'section' | 'div' | undefined
  /** It scrolls by itself where it is long, and so by the keys as well. */
  scrolls?: boolean | undefined
  className?: string | undefined
}

export function Card(props: CardProps) {
  const { children, title, text, actions, footer, level = 2, flush = false, as: Tag = 'section' } = props
  const Heading = `h${level}` as 'h2' | 'h3'
  const reachable = props.scrolls
    ? { tabIndex: 0, 'aria-label': typeof title === 'string' ? title : undefined }
    : {}
  return (
    <Tag className={classNames('card', props.className)} {...reachable}>
      {(title || actions) && (
        <div className="card-head">
          <div>
            {title && <Heading className="card-title">{title}</Heading>}
            {text && <p className="card-text">{text}</p>}
          </div>
          {actions && <div className="card-actions">{actions}</div>}
        </div>
      )}
      <div className={flush ? 'card-body-flush' : 'card-body'}>{children}</div>
      {footer && <div className="card-foot">{footer}</div>}
    </Tag>
  )
}
