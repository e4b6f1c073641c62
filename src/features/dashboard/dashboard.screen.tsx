import { countKey, useCountedCards, useCounts } from '@/features/dashboard/cards/use-counted-cards'
import { PENDING } from '@/features/dashboard/dashboard.api'
import { Can } from '@/shared/access/can'
import '@/features/dashboard/dashboard.scss'
import { DashboardCards } from '@/features/dashboard/dashboard-cards'
import { DayHeader } from '@/features/dashboard/day-header'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useMenu } from '@/shared/layout/use-menu'
import { listPath } from '@/shared/resource/list-path'
import { selectUser, selectRights } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { Icon } from '@/shared/ui/icon'

export function DashboardScreen() {
  const user = useAppSelector(selectUser)
  if (!user) return null
  return (
    <div className="dashboard">
      <DayHeader user={user} />
      <NothingOpen />
      <Can code="settings.user.assign_role">
        <PendingAccounts />
      </Can>
      <Can code="dashboard.home.view">
        <DashboardCards />
      </Can>
    </div>
  )
}

/** For people to whom no role has been given. */
function NothingOpen() {
  const t = usePhrases('dashboard')
  const { tree } = useMenu()
  const rights = useAppSelector(selectRights)
  const isOpen = tree.some(group => group.children.some(child => child.path !== '/'))
  if (isOpen || rights === 'unknown' || rights === 'loading') return null
  return (
    <EmptyState icon="compass" title={t('nothing_open.title')}>
      <p>{t('nothing_open.text')}</p>
    </EmptyState>
  )
}

/** For those who may let people in. Without anyone waiting, or without an answer, there is nothing to show. */
function PendingAccounts() {
  const t = usePhrases('dashboard')
  const { data: counts } = useCounts(useCountedCards())
  const count = counts?.[countKey('health', 'pending_users')]
  if (!count) return null
  return (
    <section className="attention enter" aria-labelledby="attention-title">
      <span className="attention-mark">
        <Icon name="person-check" size="lg" />
      </span>
      <div className="attention-words">
        <h2 className="attention-title" id="attention-title">
          {t('attention.pending', { count })}
        </h2>
        <p>{t('attention.pending_text')}</p>
      </div>
      <ButtonLink to={listPath('/settings/users', { filter: PENDING })} variant="primary">
        {t('attention.pending_action')}
      </ButtonLink>
    </section>
  )
}
