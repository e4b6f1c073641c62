import { Link } from 'react-router-dom'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useMenu } from '@/shared/layout/use-menu'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { selectRights } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { EmptyState } from '@/shared/ui/empty-state'
import { MenuIcon } from '@/shared/ui/menu-icon'
import { Skeleton } from '@/shared/ui/skeleton'

/** Every screen of the person's own menu, by group, so that the first day needs no searching. */
export function Shortcuts() {
  const t = usePhrases('dashboard')
  const titleOf = useTitleOf()
  const { tree } = useMenu()
  const rights = useAppSelector(selectRights)
  const groups = tree
    .map(group => ({ ...group, children: group.children.filter(child => child.path !== '/') }))
    .filter(group => group.children.length > 0)

  if (groups.length === 0 && (rights === 'unknown' || rights === 'loading')) return <Skeleton lines={4} />
  if (groups.length === 0) {
    return (
      <EmptyState icon="compass" title={t('shortcuts.empty')}>
        <p>{t('shortcuts.empty_text')}</p>
      </EmptyState>
    )
  }
  return (
    <div className="shortcuts">
      {groups.map(group => (
        <section key={group.id} className="card shortcut-card">
          <h3 className="shortcut-title">
            <span className="shortcut-mark">
              <MenuIcon name={group.icon} />
            </span>
            {titleOf(group.title_key)}
          </h3>
          <ul className="shortcut-list">
            {group.children.map(child => (
              <li key={child.id}>
                <Link to={child.path ?? '/'} className="shortcut-link">
                  <MenuIcon name={child.icon} />
                  <span>{titleOf(child.title_key)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
