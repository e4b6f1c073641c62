import type { ReceiptStatus } from '@contract/modules/collection/receipt.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<ReceiptStatus, Tone> = {
  draft: 'neutral',
  posted: 'info',
  deposited: 'info',
  cleared: 'success',
  bounced: 'danger',
  voided: 'danger',
}

export function ReceiptStatusBadge({ status }: { status: ReceiptStatus }) {
  const t = usePhrases('collection')
  return (
    <Badge tone={TONES[status]} dot>
      {t(`values.status.${status}`)}
    </Badge>
  )
}
