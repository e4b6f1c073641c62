import { memo } from 'react'
import type { PlannedUnit } from '@contract/modules/property/plan.views'
import { cellName } from '@/features/property/plan/plan-groups'
import { PLAN_LETTERS } from '@/features/property/plan/plan-letters'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'

export type PlanCellProps = { unit: PlannedUnit; isStop: boolean; isCurrent: boolean }

/** Two thousand of them: each draws itself again only when its own unit changes. Presses are heard by the plan. */
export const PlanCell = memo(function PlanCell({ unit, isStop, isCurrent }: PlanCellProps) {
  const t = usePhrases('holds')
  const formats = useFormats()
  const words = [
    unit.unit_code,
    t(`values.status.${unit.status}`),
    formats.amount(unit.list_price),
    ...(unit.is_match ? [] : [t('plan.apart')]),
  ].join(', ')
  return (
    <button
      type="button"
      className={classNames('plan-cell', `is-${unit.status}`, !unit.is_match && 'is-apart')}
      data-unit={unit.id}
      tabIndex={isStop ? 0 : -1}
      aria-label={words}
      aria-current={isCurrent || undefined}
      title={words}
    >
      <bdi>{cellName(unit)}</bdi>
      <span aria-hidden="true">{PLAN_LETTERS[unit.status]}</span>
    </button>
  )
})
