import type { ShareState } from '@contract/modules/commission/transaction.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<ShareState, Tone> = {
  projected: 'neutral',
  locked: 'neutral',
  eligible: 'accent',
  billed: 'info',
  partly_collected: 'info',
  collected: 'success',
  on_hold: 'warning',
  reversed: 'danger',
}

export function ShareStateBadge({ state }: { state: ShareState }) {
  const t = usePhrases('commission-transactions')
  return (
    <Badge tone={TONES[state]} dot>
      {t(`values.state.${state}`)}
    </Badge>
  )
}
