import { titleOfLabel } from '@contract/kernel/record-labels'
import { type Lead } from '@contract/modules/buyers/lead.resource'
import { LeadMatches } from '@/features/buyers/leads/lead-matches'
import { LeadOverview } from '@/features/buyers/leads/lead-overview'
import { NextActionControl } from '@/features/buyers/leads/next-action-control'
import { ProjectPicks } from '@/features/buyers/leads/project-picks'
import { QuickCapture } from '@/features/buyers/leads/quick-capture'
import { statusTone } from '@/features/buyers/leads/board/status-tone'
import { useCan } from '@/shared/access/use-can'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leads } from '@/shared/leads/leads.api'
import '@/shared/leads/leads.scss'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame, type FrameTabs } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { SalesOf } from '@/shared/selling/sales-of'
import { Badge } from '@/shared/ui/badge'
import type { Tab } from '@/shared/ui/tabs'

const api = leads
const CONTROLS = { next_action_at: NextActionControl, project_interest_ids: ProjectPicks }

/** A lead beside its list: what to do with it first, then what is known of it. */
export function LeadPanel(opened: OpenedRecord) {
  const { id } = opened
  const t = usePhrases('leads')
  const selling = usePhrases('selling')
  const can = useCan()
  const sections = [
    { title: t('sections.person'), fields: ['full_name', 'mobile_e164', 'email', 'country'] },
    { title: t('sections.next'), fields: ['next_action_at', 'next_action_kind'] },
    {
      title: t('sections.wish'),
      fields: ['project_interest_ids', 'unit_type_id', 'budget_min', 'budget_max', 'financing_pref'],
    },
    { title: t('sections.origin'), fields: ['source', 'campaign'] },
  ]
  const form = { namespace: 'leads', list: 'leads', sections, controls: CONTROLS } as const
  if (id === 'new') return <QuickCapture {...opened} />

  const tabs = (row: ResourceRow & Lead, common: FrameTabs): Tab[] => [
    { key: 'details', label: t('panel.work'), content: <LeadOverview lead={row} /> },
    {
      key: 'facts',
      label: t('panel.facts'),
      content: <RecordDetails api={api} form={form} row={row} />,
      keep: true,
    },
    ...(can('property.listing.view')
      ? [
          {
            key: 'units',
            label: t('panel.units'),
            content: <LeadMatches id={id} isSilent={row['consent_withdrawn_at'] !== null} />,
          },
        ]
      : []),
    ...(can('sales.record.view')
      ? [{ key: 'sales', label: selling('sales_of.title'), content: <SalesOf of="lead" id={id} /> }]
      : []),
    common.comments,
    common.files,
    common.history,
  ]
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={form}
      badge={row => (
        <Badge tone={statusTone(String(row['category']))}>
          {titleOfLabel(storedName('prospect_status', String(row['status_label'] ?? '')))}
        </Badge>
      )}
      tabs={tabs}
    />
  )
}
