import { titleOfLabel } from '@contract/kernel/record-labels'
import type { ListedUnit } from '@/features/sales/wizard/chosen-records'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'

export type UnitFactsProps = { unit: ListedUnit }

/** What one chooses a unit by. */
export function UnitFacts({ unit }: UnitFactsProps) {
  const t = usePhrases('sale-wizard')
  const formats = useFormats()
  const area = unit.floor_area_sqm ?? unit.lot_area_sqm
  return (
    <span className="pick-facts">
      <span className="pick-line">
        <span className="pick-name">
          <Ltr>{unit.unit_code}</Ltr>
        </span>
        <span className="pick-price">
          <Ltr>{formats.amount(unit.list_price)}</Ltr>
        </span>
      </span>
      <span className="pick-line text-muted small">
        <span>
          <bdi>{titleOfLabel(unit.project_label ?? '')}</bdi>
        </span>
        <span>
          <bdi>{titleOfLabel(storedName('unit_type', unit.unit_type_label ?? ''))}</bdi>
          {area && ' · '}
          {area && <Ltr>{t('unit.area', { area })}</Ltr>}
        </span>
      </span>
      {unit.status === 'on_hold' && (
        <span>
          <Badge tone="warning" dot>
            {unit.held_until
              ? t('unit.held_until', { time: formats.instant(unit.held_until) })
              : t('unit.held')}
          </Badge>
        </span>
      )}
    </span>
  )
}
