import type { PlannedUnit } from '@contract/modules/property/plan.views'
import { UnitStatusBadge } from '@/features/property/units/unit-status-badge'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type PlanPointerProps = {
  unit: PlannedUnit | undefined
  onOpen: (id: string) => void
}

/** The unit that list and plan both look at, in words and with the way into it. */
export function PlanPointer({ unit, onOpen }: PlanPointerProps) {
  const t = usePhrases('holds')
  const formats = useFormats()
  return (
    <div className="plan-pointed" role="status">
      {unit ? (
        <>
          <strong>
            <bdi>{unit.unit_code}</bdi>
          </strong>
          <UnitStatusBadge status={unit.status} />
          <Ltr>₱ {formats.amount(unit.list_price)}</Ltr>
          {!unit.is_match && <span className="text-muted">{t('plan.apart_text')}</span>}
          <Button size="sm" icon="building" onClick={() => onOpen(unit.id)}>
            {t('plan.open')}
          </Button>
        </>
      ) : (
        <span className="text-muted">{t('plan.point')}</span>
      )}
    </div>
  )
}
