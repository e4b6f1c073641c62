import { lazy } from 'react'
import type { ListedRow } from '@contract/kernel/define-resource'
import { anomalyResource } from '@contract/modules/accounting/anomaly.resource'
import { anomalies } from '@/features/anomalies/anomalies.api'
import { AnomalyStatusBadge, SeverityBadge } from '@/features/anomalies/anomaly-badges'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'

const AnomalyPanel = lazy(() =>
  import('@/features/anomalies/anomaly-panel').then(file => ({ default: file.AnomalyPanel })),
)

type Row = ListedRow<typeof anomalyResource>

/** What the rules find odd in the records, until it is explained or put right. */
export function AnomaliesScreen() {
  const t = usePhrases('anomalies')
  const columns = {
    title: { width: 240, pinned: 'start' },
    rule: { width: 260, render: (row: Row) => t(`values.rule.${row.rule}`) },
    severity: { width: 120, render: (row: Row) => <SeverityBadge severity={row.severity} /> },
    status: { width: 130, render: (row: Row) => <AnomalyStatusBadge status={row.status} /> },
    first_found_on: { width: 140 },
    last_found_on: { width: 140 },
    ou_id: { width: 150 },
    dismissed_on: { hidden: true },
    subject_id: false,
  } as const
  return (
    <PanelScreen
      resource={anomalyResource}
      api={anomalies}
      name="anomalies"
      namespace="anomalies"
      columns={columns}
      readOnly
      panel={opened => <AnomalyPanel key={opened.id} {...opened} />}
    />
  )
}
