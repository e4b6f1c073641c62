import { Link, useLocation } from 'react-router-dom'
import { trailOf } from '@/app/shell/trail'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Icon } from '@/shared/ui/icon'

export function Breadcrumbs() {
  const t = usePhrases('shell')
  const titleOf = useTitleOf()
  const { pathname } = useLocation()
  const trail = trailOf(pathname)
  if (trail.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        {trail.map((crumb, index) => {
          const isLast = index === trail.length - 1
          return (
            <li key={crumb.path ?? crumb.title_key}>
              {index > 0 && <Icon name="chevron-right" size="sm" mirrored className="breadcrumbs-mark" />}
              {crumb.path && !isLast ? (
                <Link to={crumb.path}>{titleOf(crumb.title_key)}</Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{titleOf(crumb.title_key)}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
