import { formatAmount } from '@contract/kernel/money'
import type { ListedPropertyUnit } from '@contract/modules/property/property-unit.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type UnitPriceProps = { unit: Pick<ListedPropertyUnit, 'list_price'> }

/** A draft may have none yet; "0.00" would read as a gift. */
export function UnitPrice({ unit }: UnitPriceProps) {
  const t = usePhrases('property')
  if (unit.list_price === '0.00') return <span className="text-muted">{t('price.none')}</span>
  return <bdi dir="ltr">{formatAmount(unit.list_price)}</bdi>
}
