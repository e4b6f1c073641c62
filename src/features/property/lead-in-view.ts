import { useSearchParams } from 'react-router-dom'

/** The lead for whom one came to look at a unit, as the address says it. */
export function useLeadInView(): string | null {
  const [params] = useSearchParams()
  return params.get('for')
}
