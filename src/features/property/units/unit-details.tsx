import type { ReactNode } from 'react'
import { formatAmount } from '@contract/kernel/money'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { UnitPlace } from '@/features/property/units/unit-place-text'
import { UnitPrice } from '@/features/property/units/unit-price-text'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type UnitDetailsProps = { unit: PropertyUnit }

/** What a seller reads of a unit before anything else. */
export function UnitDetails({ unit }: UnitDetailsProps) {
  const t = usePhrases('property')
  const formats = useFormats()
  const size = (sqm: string | null) => (sqm === null ? null : <bdi>{t('size', { size: sqm })}</bdi>)
  const fact = (label: string, value: ReactNode) =>
    value ? (
      <div>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ) : null
  return (
    <div className="form-stack">
      {unit.block_reason && (
        <Banner tone="warning" title={t(unit.status === 'withdrawn' ? 'facts.withdrawn' : 'facts.blocked')}>
          {unit.block_reason}
        </Banner>
      )}
      {unit.next_list_price && unit.next_price_from && (
        <Banner tone="info">
          {t('facts.next_price', {
            price: formatAmount(unit.next_list_price),
            date: formats.shortDate(unit.next_price_from),
          })}
        </Banner>
      )}
      <dl className="unit-facts">
        {fact(
          t('fields.list_price'),
          <strong className="unit-facts-price">
            <UnitPrice unit={unit} />
          </strong>,
        )}
        {fact(t('fields.project_id'), <bdi>{unit.project_label}</bdi>)}
        {fact(t('fields.developer_id'), <bdi>{unit.developer_label}</bdi>)}
        {fact(t('fields.place'), <UnitPlace unit={unit} />)}
        {fact(t('fields.unit_type_id'), <bdi>{storedName('unit_type', unit.unit_type_label ?? '')}</bdi>)}
        {fact(
          t('fields.sub_unit_type_id'),
          unit.sub_unit_type_label && <bdi>{storedName('sub_unit_type', unit.sub_unit_type_label)}</bdi>,
        )}
        {fact(t('fields.house_model_id'), unit.house_model_label && <bdi>{unit.house_model_label}</bdi>)}
        {fact(t('fields.lot_area_sqm'), size(unit.lot_area_sqm))}
        {fact(t('fields.floor_area_sqm'), size(unit.floor_area_sqm))}
        {fact(t('fields.orientation'), unit.orientation && t(`values.orientation.${unit.orientation}`))}
        {fact(
          t('fields.held_until'),
          unit.held_until && <bdi dir="ltr">{formats.instant(unit.held_until)}</bdi>,
        )}
        {fact(
          t('fields.turned_over_on'),
          unit.turned_over_on && <bdi dir="ltr">{formats.date(unit.turned_over_on)}</bdi>,
        )}
      </dl>
    </div>
  )
}
