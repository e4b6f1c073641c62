import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'

export type NewSaleLinkProps = {
  unit?: string | null | undefined
  buyer?: string | null | undefined
  lead?: string | null | undefined
}

/** From what is known already to a new sale in which it is filled in. */
export function NewSaleLink({ unit, buyer, lead }: NewSaleLinkProps) {
  const t = usePhrases('selling')
  const can = useCan()
  if (!can('sales.record.create')) return null
  const known = Object.entries({ unit, buyer, lead }).flatMap(([name, id]) => (id ? [[name, id]] : []))
  const search = new URLSearchParams([['sell', 'new'], ...known])
  return (
    <ButtonLink to={`/sales/record?${search.toString()}`} icon="receipt">
      {t('get.new_sale')}
    </ButtonLink>
  )
}
