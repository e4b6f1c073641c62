import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'

const LATE = 30

export function OverdueBadge({ days }: { days: number }) {
  const t = usePhrases('expense')
  if (days === 0) return <Badge tone="neutral">{t('payables.not_due')}</Badge>
  return <Badge tone={days > LATE ? 'danger' : 'warning'}>{t('payables.days', { count: days })}</Badge>
}
