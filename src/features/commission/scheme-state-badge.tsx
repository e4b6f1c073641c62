import type { SchemeDetail } from '@contract/modules/commission/scheme.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

export type SchemeStateBadgeProps = { state: SchemeDetail['state'] }

const TONES: Record<SchemeDetail['state'], Tone> = {
  draft: 'warning',
  coming: 'info',
  in_force: 'success',
  ended: 'neutral',
}

export function SchemeStateBadge({ state }: SchemeStateBadgeProps) {
  const t = usePhrases('commission')
  return (
    <Badge tone={TONES[state]} dot>
      {t(`values.state.${state}`)}
    </Badge>
  )
}
