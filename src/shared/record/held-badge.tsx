import type { Attachment } from '@contract/kernel/record-calls'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'

export type HeldBadgeProps = { held: NonNullable<Attachment['held']> }

/** Beside a file that nobody has looked into yet, or that holds something harmful: it cannot be had. */
export function HeldBadge({ held }: HeldBadgeProps) {
  const t = usePhrases('record')
  return <Badge tone={held === 'waiting' ? 'info' : 'danger'}>{t(`files.held.${held}`)}</Badge>
}
