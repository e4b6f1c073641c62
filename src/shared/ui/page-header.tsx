import { useContext, useLayoutEffect, type ReactNode } from 'react'
import { NamePage, ScreenTitle } from '@/shared/ui/page-name'

export type PageHeaderProps = {
  /** Of a record, or of a page within a screen. Without one the screen is called as everywhere else. */
  title?: string | undefined
  /** Beside the title and no part of its words. */
  picture?: ReactNode | undefined
  text?: ReactNode | undefined
  /** Badges beside the title. */
  meta?: ReactNode | undefined
  actions?: ReactNode | undefined
}

/** The one h1 of a page. `data-page-title` lets the shell put the focus here after a change of page. */
export function PageHeader({ title, picture, text, meta, actions }: PageHeaderProps) {
  const screenTitle = useContext(ScreenTitle)
  const namePage = useContext(NamePage)
  useLayoutEffect(() => {
    if (title === undefined) return undefined
    namePage(title)
    return () => namePage(null)
  }, [title, namePage])
  return (
    <header className="page-header">
      <div className="page-header-row">
        <div className="page-header-words">
          <div className="page-header-line">
            {picture}
            <h1 className="page-title" tabIndex={-1} data-page-title>
              {title === undefined ? screenTitle : <bdi>{title}</bdi>}
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
