import type { ListedRow } from '@contract/kernel/define-resource'
import type { anomalyResource } from '@contract/modules/accounting/anomaly.resource'
import { anomalies, anomalyActions } from '@/features/anomalies/anomalies.api'
import { AnomalyStatusBadge, SeverityBadge } from '@/features/anomalies/anomaly-badges'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Can } from '@/shared/access/can'
import { useCommand } from '@/shared/command/use-command'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { Button } from '@/shared/ui/button'
import { late } from '@/shared/ui/late'

const AnomalyPanel = late(() => import('@/features/anomalies/anomaly-panel').then(file => file.AnomalyPanel))

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
  } as const
  return (
    <PanelScreen
      api={anomalies}
      name="anomalies"
      namespace="anomalies"
      columns={columns}
      readOnly
      toolbar={<LookButton />}
      panel={AnomalyPanel}
    />
  )
}

/** In place of waiting for the night. */
function LookButton() {
  const t = usePhrases('anomalies')
  const [look, busyId] = useCommand(anomalyActions.look)
  return (
    <Can code="accounting.anomaly.dismiss">
      <Button
        icon="search"
        busy={busyId !== null}
        onClick={() => void look({}, ({ open }) => t('anomalies.looked', { count: open }))}
      >
        {t('anomalies.look')}
      </Button>
    </Can>
  )
}
