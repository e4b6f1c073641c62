import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { AskInPlace } from '@/features/leave/ask/ask-in-place'
import { AskPage } from '@/features/leave/ask/ask-page'
import '@/features/leave/leave.scss'
import { BalancePanel } from '@/features/leave/balances/balance-panel'
import { MyLeave } from '@/features/leave/balances/my-leave'
import { RequestPanel } from '@/features/leave/requests/request-panel'
import { useCan } from '@/shared/access/use-can'
import { useReach } from '@/shared/access/use-reach'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useOpenedRecord } from '@/shared/resource/use-opened-record'
import { ButtonLink } from '@/shared/ui/button-link'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { Tabs } from '@/shared/ui/tabs'

const RequestList = lazy(() =>
  import('@/features/leave/requests/request-list').then(file => ({ default: file.RequestList })),
)
const TeamCalendar = lazy(() =>
  import('@/features/leave/calendar/team-calendar').then(file => ({ default: file.TeamCalendar })),
)
const LeaveBalances = lazy(() =>
  import('@/features/leave/balances/leave-balances').then(file => ({ default: file.LeaveBalances })),
)
const LeaveUsage = lazy(() =>
  import('@/features/leave/usage/leave-usage').then(file => ({ default: file.LeaveUsage })),
)
const YearEnd = lazy(() =>
  import('@/features/leave/year-end/year-end').then(file => ({ default: file.YearEnd })),
)

/** Leave of one's own, and beside it what heads and HR see of others. */
export function LeaveScreen() {
  const t = usePhrases('leave')
  const can = useCan()
  const reaches = useReach()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const mayAsk = can('hr.leave.create')
  const mayAskInPlace = can('hr.leave.verify')
  const seesOthers = reaches('hr.leave.view', 'team')
  const views = [
    { key: 'mine', shown: mayAsk, content: <MyLeave /> },
    { key: 'requests', shown: seesOthers, content: <RequestList /> },
    { key: 'calendar', shown: true, content: <TeamCalendar /> },
    { key: 'balances', shown: seesOthers, content: <LeaveBalances /> },
    { key: 'usage', shown: seesOthers, content: <LeaveUsage /> },
    { key: 'year_end', shown: can('hr.leave.adjust_balance'), content: <YearEnd /> },
  ] as const
  const tabs = views
    .filter(view => view.shown)
    .map(({ key, content }) => ({
      key,
      label: t(`views.${key}`),
      content: <Suspense fallback={<Skeleton lines={8} />}>{content}</Suspense>,
    }))
  const asked = params.get('tab')
  const view = tabs.find(tab => tab.key === asked)?.key ?? tabs[0]?.key ?? 'calendar'
  const { opened, open } = useOpenedRecord()
  const ask = params.get('ask')

  // Search and filters of one list say nothing to the next.
  const handleView = (key: string) => void navigate({ search: `tab=${key}` })
  const inPlaceOf = mayAskInPlace ? params.get('for') : null
  if (ask && (mayAsk || inPlaceOf))
    return (
      <AskPage key={ask} id={ask === 'new' ? null : ask} inPlaceOf={inPlaceOf} typeId={params.get('type')} />
    )
  return (
    <>
      <PageHeader
        text={t('text')}
        actions={
          <>
            {mayAskInPlace && <AskInPlace />}
            {mayAsk && (
              <ButtonLink to="?ask=new" variant="primary" icon="plus-lg">
                {t('ask.open')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Tabs label={t('views.label')} tabs={tabs} activeKey={view} onChange={handleView} />
      {opened && view === 'balances' && <BalancePanel key={opened} id={opened} onClose={() => open(null)} />}
      {opened && view !== 'balances' && <RequestPanel key={opened} id={opened} onClose={() => open(null)} />}
    </>
  )
}
