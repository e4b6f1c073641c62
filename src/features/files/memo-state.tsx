import type { ReceiptState } from '@contract/modules/files/memo.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<ReceiptState, Tone> = {
  unread: 'info',
  read: 'neutral',
  to_acknowledge: 'warning',
  overdue: 'danger',
  acknowledged: 'success',
}

export function MemoState({ state }: { state: ReceiptState }) {
  const t = usePhrases('files')
  return (
    <Badge tone={TONES[state]} dot>
      {t(`states.${state}`)}
    </Badge>
  )
}
