import { today } from '@/features/sales/record/today'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'

export type NextDueProps = { on: string | null }

/** The day of the next instalment; once it has passed, in words and not in colour alone. */
export function NextDue({ on }: NextDueProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  if (on === null) return null
  const day = formats.shortDate(on)
  if (on >= today()) return <bdi>{day}</bdi>
  return (
    <Badge tone="danger" dot>
      {t('figures.late', { date: day })}
    </Badge>
  )
}
