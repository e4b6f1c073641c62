import { groupsOf, type ScheduleGroup, type ScheduleLine } from '@/features/sales/schedule/schedule-lines'
import '@/features/sales/schedule/schedule.scss'
import '@/shared/computation/computation.scss'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type ScheduleGroupsProps = { lines: readonly ScheduleLine[] }

/** What a buyer asks first: how much, how often, from when to when. */
export function ScheduleGroups({ lines }: ScheduleGroupsProps) {
  const t = usePhrases('sales')
  const formats = useFormats()

  const course = ({ count, each, lastAmount }: ScheduleGroup): string => {
    if (count === 1) return ''
    if (each === lastAmount) return `${count} × ${formats.amount(each)}`
    return `${count - 1} × ${formats.amount(each)} + ${formats.amount(lastAmount)}`
  }
  return (
    <dl className="computation-steps">
      {groupsOf(lines).map(group => (
        <div key={group.kind} className="computation-step">
          <dt>
            <span>{t(`schedule.kinds.${group.kind}`)}</span>
            <span className="computation-formula schedule-course">
              {group.count > 1 && <Ltr>{course(group)}</Ltr>}
              <Ltr>
                {group.first === group.last
                  ? formats.date(group.first)
                  : `${formats.date(group.first)} – ${formats.date(group.last)}`}
              </Ltr>
            </span>
          </dt>
          <dd>
            <Ltr>{formats.amount(group.total)}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
