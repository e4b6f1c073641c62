import { Can } from '@/shared/access/can'
import '@/features/dashboard/dashboard.scss'
import { DashboardCards } from '@/features/dashboard/dashboard-cards'
import { PendingAccounts } from '@/features/dashboard/pending-accounts'
import { RecentList } from '@/features/dashboard/recent-list'
import { Shortcuts } from '@/features/dashboard/shortcuts'
import { Welcome } from '@/features/dashboard/welcome'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'

export function DashboardScreen() {
  const t = usePhrases('dashboard')
  const user = useAppSelector(selectUser)
  if (!user) return null
  return (
    <div className="dashboard">
      <Welcome user={user} />
      <Can code="settings.user.assign_role">
        <PendingAccounts />
      </Can>
      <Can code="dashboard.home.view">
        <DashboardCards />
      </Can>
      <RecentList userId={user.id} />
      <section aria-labelledby="shortcuts-title">
        <h2 className="section-title" id="shortcuts-title">
          {t('shortcuts.title')}
        </h2>
        <Shortcuts />
      </section>
    </div>
  )
}
