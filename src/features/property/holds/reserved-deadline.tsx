import { lastDay } from '@contract/modules/property/last-day.rules'
import type { ListedReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import { Countdown } from '@/features/property/holds/countdown'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'

export type ReservedDeadlineProps = { row: ListedReservedUnit }

/** Of a hold the time that is left, of everything else the day. */
export function ReservedDeadline({ row }: ReservedDeadlineProps) {
  const formats = useFormats()
  if (!row.deadline_at) return null
  if (row.status === 'on_hold') return <Countdown until={row.deadline_at} />
  return <Ltr>{formats.date(lastDay(row.deadline_at))}</Ltr>
}
