import { useEffect } from 'react'
import { useGetHoldToSellQuery } from '@/features/sales/start/start.api'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { useCan } from '@/shared/access/use-can'

/** Whoever takes a unit that they hold for a lead sells it to that lead. */
export function useHoldLead({ values, form: { fields } }: Pick<Wizard, 'values' | 'form'>): void {
  const can = useCan()
  const { unit_id, lead_id, buyer_id } = values
  const isOpen = unit_id !== null && lead_id === null && buyer_id === null
  const { currentData } = useGetHoldToSellQuery(unit_id ?? '', {
    skip: !isOpen || !can('property.listing.view'),
  })
  const hold = currentData?.hold
  const lead = isOpen && hold?.is_own ? hold.lead_id : null
  useEffect(() => {
    if (lead) fields.setValue('lead_id', lead, { shouldDirty: true })
  }, [lead, fields])
}
