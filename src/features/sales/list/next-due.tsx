import { today } from '@/features/sales/record/today'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Icon } from '@/shared/ui/icon'

export type NextDueProps = {
  on: string | null
  /** In a column there is room for the day alone: a sign stands for the words, which are still heard. */
  isShort?: boolean
}

/** The day of the next instalment; once it has passed, in words or by a sign and not in colour alone. */
export function NextDue({ on, isShort = false }: NextDueProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  if (on === null) return null
  const day = isShort ? formats.date(on) : formats.shortDate(on)
  if (on >= today()) return <bdi>{day}</bdi>
  const late = t('figures.late', { date: day })
  if (!isShort)
    return (
      <Badge tone="danger" dot>
        {late}
      </Badge>
    )
  return (
    <Badge tone="danger">
      <Icon name="exclamation-triangle" size="sm" />
      <span className="visually-hidden">{late}</span>
      <bdi aria-hidden="true" title={late}>
        {day}
      </bdi>
    </Badge>
  )
}
