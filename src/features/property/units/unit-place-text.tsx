import type { ListedPropertyUnit } from '@contract/modules/property/property-unit.resource'
import { placeText } from '@/features/property/units/unit-place'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type UnitPlaceProps = {
  unit: Pick<ListedPropertyUnit, 'phase' | 'block' | 'lot' | 'tower' | 'floor' | 'unit_no'>
}

export function UnitPlace({ unit }: UnitPlaceProps) {
  const t = usePhrases('property')
  return <bdi>{placeText(unit, t)}</bdi>
}
