import type { PlannedUnit } from '@contract/modules/property/plan.views'
import { PLAN_LETTERS } from '@/features/property/plan/plan-letters'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type PlanLegendProps = { units: readonly PlannedUnit[] }

const SHOWN = ['available', 'on_hold', 'reserved', 'sold', 'turned_over', 'blocked', 'draft'] as const

/** What colour and letter mean, and how many there are. */
export function PlanLegend({ units }: PlanLegendProps) {
  const t = usePhrases('holds')
  const counts = Map.groupBy(
    units.filter(unit => unit.is_match),
    unit => unit.status,
  )
  const isApart = units.some(unit => !unit.is_match)
  return (
    <ul className="plan-legend" aria-label={t('plan.legend')}>
      {SHOWN.filter(status => counts.has(status)).map(status => (
        <li key={status}>
          <span className={`plan-cell is-${status}`} aria-hidden="true">
            {PLAN_LETTERS[status]}
          </span>
          {t(`values.status.${status}`)} <bdi dir="ltr">{counts.get(status)?.length}</bdi>
        </li>
      ))}
      {isApart && (
        <li>
          <span className="plan-cell is-apart" aria-hidden="true" />
          {t('plan.apart')}
        </li>
      )}
    </ul>
  )
}
