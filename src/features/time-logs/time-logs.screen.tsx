import { ClockTab } from '@/features/time-logs/clock/clock-tab'
import { ImportTab } from '@/features/time-logs/import-tab'
import { PersonMonth } from '@/features/time-logs/month/person-month'
import { MonthsTab } from '@/features/time-logs/months/months-tab'
import { RequestsTab } from '@/features/time-logs/requests/requests-tab'
import { TeamTab } from '@/features/time-logs/team/team-tab'
import '@/features/time-logs/time-logs.scss'
import { useTimeAddress } from '@/features/time-logs/use-time-address'
import { useCan } from '@/shared/access/use-can'
import { useReach } from '@/shared/access/use-reach'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { MonthStep } from '@/shared/ui/month-step'
import { PageHeader } from '@/shared/ui/page-header'
import { Tabs } from '@/shared/ui/tabs'

/** What each reader may do with time, a tab for each. */
export function TimeLogsScreen() {
  const t = usePhrases('time-logs')
  const can = useCan()
  const reaches = useReach()
  const { tab, change } = useTimeAddress()
  const clocks = can('timelog.record.create')
  const leads = reaches('timelog.record.view', 'team')
  const tabs = [
    clocks && { key: 'day', label: t('tabs.day'), content: <ClockTab /> },
    clocks && { key: 'month', label: t('tabs.month'), content: <MonthTab /> },
    leads && { key: 'team', label: t('tabs.team'), content: <TeamTab /> },
    { key: 'requests', label: t('tabs.requests'), content: <RequestsTab /> },
    can('timelog.record.import') && { key: 'import', label: t('tabs.import'), content: <ImportTab /> },
    can('timelog.record.correct') && { key: 'months', label: t('tabs.months'), content: <MonthsTab /> },
  ].filter(each => each !== false)
  const chosen = tabs.find(each => each.key === tab) ?? tabs[0]
  return (
    <>
      <PageHeader text={t('text')} />
      <Tabs
        label={t('tabs.label')}
        tabs={tabs}
        activeKey={chosen?.key ?? ''}
        onChange={key => change({ tab: key, person: null, record: null })}
      />
    </>
  )
}

function MonthTab() {
  const { month, current, change } = useTimeAddress()
  return (
    <div className="stack">
      <MonthStep month={month} current={current} onMonth={next => change({ month: next })} />
      <PersonMonth month={month} employeeId={null} />
    </div>
  )
}
