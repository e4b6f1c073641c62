import { memo } from 'react'
import type { PlannedUnit } from '@contract/modules/property/plan.views'
import { cellName } from '@/features/property/plan/plan-groups'
import { PLAN_LETTERS } from '@/features/property/plan/plan-letters'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type PlanCellProps = { unit: PlannedUnit; isStop: boolean; isOpen: boolean }

/** Two thousand of them: each draws itself again only when its own unit changes. Presses are heard by the plan. */
export const PlanCell = memo(function PlanCell({ unit, isStop, isOpen }: PlanCellProps) {
  const t = usePhrases('holds')
  const formats = useFormats()
  const words = [unit.unit_code, t(`values.status.${unit.status}`), formats.amount(unit.list_price)].join(
    ', ',
  )
  return (
    <button
      type="button"
      className={`plan-cell is-${unit.status}`}
      data-unit={unit.id}
      tabIndex={isStop ? 0 : -1}
      aria-label={words}
      aria-current={isOpen || undefined}
      title={words}
    >
      <bdi>{cellName(unit)}</bdi>
      <span aria-hidden="true">{PLAN_LETTERS[unit.status]}</span>
    </button>
  )
})
