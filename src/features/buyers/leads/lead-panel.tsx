import { Suspense } from 'react'
import { titleOfLabel } from '@contract/kernel/record-labels'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import { LeadMatches } from '@/features/buyers/leads/lead-matches'
import { LateCapture, LateFacts } from '@/features/buyers/leads/late-lead'
import { LeadOverview } from '@/features/buyers/leads/lead-overview'
import { statusTone } from '@/features/buyers/leads/board/status-tone'
import { useCan } from '@/shared/access/use-can'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leads } from '@/shared/leads/leads.api'
import '@/shared/leads/leads.scss'
import { RecordFrame, type FrameTabs } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { SalesOf } from '@/shared/selling/sales-of'
import { Badge } from '@/shared/ui/badge'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Tab } from '@/shared/ui/tabs'

const api = leads

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
  const form = { namespace: 'leads', list: 'leads', sections } as const
  if (id === 'new')
    return (
      <Suspense fallback={<OverlayWait />}>
        <LateCapture {...opened} />
      </Suspense>
    )

  const tabs = (row: ResourceRow & Lead, common: FrameTabs): Tab[] => [
    { key: 'details', label: t('panel.work'), content: <LeadOverview lead={row} /> },
    {
      key: 'facts',
      label: t('panel.facts'),
      content: (
        <Suspense fallback={<Skeleton lines={8} />}>
          <LateFacts form={form} row={row} />
        </Suspense>
      ),
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
