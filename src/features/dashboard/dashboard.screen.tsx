import { Can } from '@/shared/access/can'
import '@/features/dashboard/dashboard.scss'
import { DashboardCards } from '@/features/dashboard/dashboard-cards'
import { DayHeader } from '@/features/dashboard/day-header'
import { NothingOpen } from '@/features/dashboard/nothing-open'
import { PendingAccounts } from '@/features/dashboard/pending-accounts'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'

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
