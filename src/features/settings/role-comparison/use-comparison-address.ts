import { useSearchParams } from 'react-router-dom'
import type { ComparisonFilter } from '@/features/settings/role-comparison/role-comparison'

export type ComparisonAddress = {
  filter: ComparisonFilter
  change: (part: Partial<ComparisonFilter>) => void
}

/** What is compared stands in the address, so that it can be sent to a colleague. */
export function useComparisonAddress(): ComparisonAddress {
  const [params, setParams] = useSearchParams()
  const said = (name: keyof ComparisonFilter) => params.get(name) ?? ''
  const filter = {
    search: said('search'),
    module: said('module'),
    role: said('role'),
    other: said('other'),
  }
  const change: ComparisonAddress['change'] = part => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(part))
      if (value) next.set(name, value)
      else next.delete(name)
    setParams(next, { replace: true })
  }
  return { filter, change }
}
