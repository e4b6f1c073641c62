import { titleOfLabel } from '@contract/kernel/record-labels'
import type { ListedPropertyUnit } from '@contract/modules/property/property-unit.resource'
import { UnitPlace } from '@/features/property/units/unit-place-text'
import { UnitPrice } from '@/features/property/units/unit-price-text'
import { UnitStatusBadge } from '@/features/property/units/unit-status-badge'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'

export type UnitCardProps = { unit: ListedPropertyUnit }

/** A unit on a phone: what it is, where, for how much, and whether it is free. */
export function UnitCard({ unit }: UnitCardProps) {
  const t = usePhrases('property')
  const size = unit.floor_area_sqm ?? unit.lot_area_sqm
  const kind = [
    storedName('unit_type', unit.unit_type_label ?? ''),
    // A house is often called as its type of unit is.
    storedName('sub_unit_type', unit.house_model_label ?? unit.sub_unit_type_label ?? ''),
  ]
    .flatMap(label => (label ? titleOfLabel(label) : []))
    .join(', ')
  return (
    <div className="unit-card">
      <div className="unit-card-head">
        <RecordLink id={unit.id} opens="panel" className="record-link unit-card-title">
          <bdi>{unit.unit_code}</bdi>
        </RecordLink>
        <UnitStatusBadge status={unit.status} />
      </div>
      <p className="unit-card-project">
        <bdi>{unit.project_label && titleOfLabel(unit.project_label)}</bdi>
      </p>
      <div className="unit-card-foot">
        <span className="text-muted">
          <bdi>{kind}</bdi>
          {kind && size && ' · '}
          {size && <bdi>{t('size', { size })}</bdi>}
          <br />
          <UnitPlace unit={unit} />
        </span>
        <strong className="unit-card-price">
          <UnitPrice unit={unit} />
        </strong>
      </div>
    </div>
  )
}
