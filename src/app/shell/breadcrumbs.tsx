import { useContext, useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { trailOf } from '@/app/shell/trail'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Icon } from '@/shared/ui/icon'
import { PageName } from '@/shared/ui/page-name'

/** It ends with what the title of the page says: the screen, its record, or the page within it. */
export function Breadcrumbs() {
  const t = usePhrases('shell')
  const titleOf = useTitleOf()
  const { pathname } = useLocation()
  const pageName = useContext(PageName)
  const trail = useMemo(() => trailOf(pathname), [pathname])
  const last = trail.at(-1)
  if (!last) return null
  const above = pageName !== null && last.isOfOne ? trail.slice(0, -1) : trail
  const steps = above.map(({ title_key, path }) => ({ path, title: titleOf(title_key, path) }))
  const crumbs = pageName === null ? steps : [...steps, { path: null, title: pageName }]
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map(({ path, title }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={path ?? title}>
              {index > 0 && <Icon name="chevron-right" size="sm" mirrored className="breadcrumbs-mark" />}
              {path && !isLast ? (
                <Link to={path}>
                  <bdi>{title}</bdi>
                </Link>
              ) : (
                <bdi aria-current={isLast ? 'page' : undefined}>{title}</bdi>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
