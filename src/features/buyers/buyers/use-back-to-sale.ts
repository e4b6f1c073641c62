import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** Whoever added a buyer on the way through a sale goes on with it, the buyer chosen; null for all others. */
export function useBackToSale(): ((buyer: ResourceRow) => void) | null {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const sale = params.get('sale')
  if (sale === null) return null
  return ({ id }) => {
    const search = new URLSearchParams({ sell: sale, step: 'buyer', buyer: id })
    void navigate(`/sales/record?${search.toString()}`)
  }
}
