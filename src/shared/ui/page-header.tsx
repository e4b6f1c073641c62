import type { ReactNode } from 'react'

export type PageHeaderProps = {
  title: ReactNode
  /** Beside the title and no part of its words. */
  picture?: ReactNode | undefined
  text?: ReactNode | undefined
  /** Badges beside the title. */
  meta?: ReactNode | undefined
  actions?: ReactNode | undefined
  /** A page outside the shell's own trail draws its own. */
  breadcrumbs?: ReactNode | undefined
}

/** The one h1 of a page. `data-page-title` lets the shell put the focus here after a change of page. */
export function PageHeader({ title, picture, text, meta, actions, breadcrumbs }: PageHeaderProps) {
  return (
    <header className="page-header">
      {breadcrumbs}
      <div className="page-header-row">
        <div className="page-header-words">
          <div className="page-header-line">
            {picture}
            <h1 className="page-title" tabIndex={-1} data-page-title>
              {title}
            </h1>
            {meta}
          </div>
          {text && <p className="page-header-text">{text}</p>}
        </div>
        {actions && <div className="page-header-actions">{actions}</div>}
      </div>
    </header>
  )
}
