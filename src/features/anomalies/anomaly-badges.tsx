import type { Anomaly } from '@contract/modules/accounting/anomaly.resource'
import type { AnomalyStatus } from '@contract/modules/accounting/anomaly.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const STATUS: Record<AnomalyStatus, Tone> = { open: 'warning', dismissed: 'neutral', resolved: 'success' }
const SEVERITY: Record<Anomaly['severity'], Tone> = { high: 'danger', medium: 'warning', low: 'neutral' }

export function AnomalyStatusBadge({ status }: Pick<Anomaly, 'status'>) {
  const t = usePhrases('anomalies')
  return (
    <Badge tone={STATUS[status]} dot>
      {t(`values.status.${status}`)}
    </Badge>
  )
}

export function SeverityBadge({ severity }: Pick<Anomaly, 'severity'>) {
  const t = usePhrases('anomalies')
  return <Badge tone={SEVERITY[severity]}>{t(`values.severity.${severity}`)}</Badge>
}
