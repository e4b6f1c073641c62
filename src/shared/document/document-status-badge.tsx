import type { DocumentStatus } from '@contract/kernel/document-state'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Readonly<Record<DocumentStatus, Tone>> = {
  draft: 'neutral',
  pending: 'warning',
  returned: 'accent',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  voided: 'neutral',
}

export function DocumentStatusBadge({ status }: { status: DocumentStatus }) {
  const t = usePhrases('document')
  return (
    <Badge tone={TONES[status]} dot>
      {t(`values.status.${status}`)}
    </Badge>
  )
}
