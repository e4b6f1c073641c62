import { useState } from 'react'
import { Link } from 'react-router-dom'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { recentScreens } from '@/shared/layout/recent-screens'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { MenuIcon } from '@/shared/ui/menu-icon'

export type RecentListProps = { userId: string }

export function RecentList({ userId }: RecentListProps) {
  const t = usePhrases('dashboard')
  const titleOf = useTitleOf()
  const [screens] = useState(() => recentScreens(userId))
  if (screens.length === 0) return null
  return (
    <section aria-labelledby="recent-title">
      <h2 className="section-title" id="recent-title">
        {t('recent.title')}
      </h2>
      <ul className="recent-list">
        {screens.map(screen => (
          <li key={screen.path}>
            <Link to={screen.path} className="recent-link">
              <MenuIcon name={screen.icon} />
              {titleOf(screen.title_key)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
