import type { PeriodStatus } from '@contract/modules/accounting/period.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<PeriodStatus, Tone> = { open: 'success', soft_closed: 'warning', closed: 'neutral' }

export function PeriodStatusBadge({ status }: { status: PeriodStatus }) {
  const t = usePhrases('ledger')
  return (
    <Badge tone={TONES[status]} dot>
      {t(`periods.values.status.${status}`)}
    </Badge>
  )
}
