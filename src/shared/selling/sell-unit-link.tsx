import type { UnitStatus } from '@contract/selling/unit-state.rules'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'

export type SellUnitLinkProps = { unit: { id: string; status: UnitStatus } }

/** From a unit that is free to a new sale in which it is chosen already. */
export function SellUnitLink({ unit }: SellUnitLinkProps) {
  const t = usePhrases('selling')
  const can = useCan()
  const isFree = unit.status === 'available' || unit.status === 'on_hold'
  if (!isFree || !can('sales.record.create')) return null
  return (
    <ButtonLink to={`/sales/record?sell=new&unit=${unit.id}`} variant="primary" icon="receipt">
      {t('get.sell')}
    </ButtonLink>
  )
}
