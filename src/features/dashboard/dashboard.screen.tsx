import { partOfDay } from '@/features/dashboard/greeting'
import { OwnPlace } from '@/features/dashboard/own-place'
import { PendingAccounts } from '@/features/dashboard/pending-accounts'
import { RecentList } from '@/features/dashboard/recent-list'
import { Shortcuts } from '@/features/dashboard/shortcuts'
import '@/features/dashboard/dashboard.scss'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { PageHeader } from '@/shared/ui/page-header'

export function DashboardScreen() {
  const t = usePhrases('dashboard')
  const user = useAppSelector(selectUser)
  if (!user) return null
  const name = user.first_name || user.username
  return (
    <div className="dashboard">
      <PageHeader title={t(`greeting.${partOfDay(new Date())}`, { name })} />
      <OwnPlace />
      <Can code="settings.user.assign_role">
        <PendingAccounts />
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
