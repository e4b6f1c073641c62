import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import '@/features/buyers/leads/lead-screen.scss'
import { useReach } from '@/shared/access/use-reach'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AgentDay } from '@/shared/leads/agent-day'
import { leads } from '@/shared/leads/leads.api'
import { UnsentList } from '@/shared/leads/unsent-list'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { Button } from '@/shared/ui/button'
import { late } from '@/shared/ui/late'
import { Skeleton } from '@/shared/ui/skeleton'
import { whenQuiet } from '@/shared/ui/when-quiet'
import { leadAhead } from '@/features/buyers/leads/late-lead'
import { LEAD_VIEWS, ViewSwitch, type LeadView } from '@/features/buyers/leads/board/view-switch'

const LeadPanel = late(() => import('@/features/buyers/leads/lead-panel').then(file => file.LeadPanel))
const LeadBoard = late(() => import('@/features/buyers/leads/board/lead-board').then(file => file.LeadBoard))
const CalendarDialog = late(() =>
  import('@/features/buyers/leads/calendar-dialog').then(file => file.CalendarDialog),
)

const COLUMNS = {
  full_name: { pinned: 'start' },
  status_id: {},
  next_action_at: {},
  next_action_kind: {},
  mobile_e164: {},
  protected_until: {},
  owner_employee_id: {},
  source: {},
  category: { hidden: true },
  team_id: { hidden: true },
  ou_id: { hidden: true },
  campaign: { hidden: true },
  unit_type_id: { hidden: true },
  budget_min: { hidden: true },
  budget_max: { hidden: true },
  financing_pref: { hidden: true },
  country: { hidden: true },
  first_contact_at: { hidden: true },
  consent_at: { hidden: true },
  consent_withdrawn_at: { hidden: true },
  consent_text_version: { hidden: true },
  lost_reason: { hidden: true },
  merged_into_id: { hidden: true },
} as const

/** Leads as a day, a board or a list: an agent's first thing is the day, everybody else's the list. */
export function LeadsScreen() {
  const t = usePhrases('leads')
  const reaches = useReach()
  const [params] = useSearchParams()
  const [isCalendar, setCalendar] = useState(false)
  useEffect(() => whenQuiet(leadAhead), [])
  const usual: LeadView = reaches('buyer.lead.view', 'team') ? 'list' : 'day'
  const view = LEAD_VIEWS.find(one => one === params.get('show')) ?? usual
  const recordPath = (id: string) => {
    const next = new URLSearchParams(params)
    next.set('record', id)
    return `?${next.toString()}`
  }
  const body =
    view === 'day' ? (
      <AgentDay recordPath={recordPath} />
    ) : view === 'board' ? (
      <Suspense fallback={<Skeleton shape="rows" lines={8} />}>
        <LeadBoard recordPath={recordPath} />
      </Suspense>
    ) : null
  return (
    <>
      <PanelScreen
        namespace="leads"
        api={leads}
        name="leads"
        columns={COLUMNS}
        canImport
        toolbar={
          <>
            <ViewSwitch view={view} />
            <Button icon="calendar-plus" onClick={() => setCalendar(true)}>
              {t('calendar.open')}
            </Button>
          </>
        }
        body={
          body && (
            <div className="lead-view">
              {view === 'board' && <UnsentList />}
              {body}
            </div>
          )
        }
        panel={LeadPanel}
      />
      {isCalendar && (
        <Suspense>
          <CalendarDialog onClose={() => setCalendar(false)} />
        </Suspense>
      )}
    </>
  )
}
