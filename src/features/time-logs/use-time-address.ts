import { useSearchParams } from 'react-router-dom'
import { businessDate, isMonthText } from '@contract/kernel/dates'

/** Tab, month and person stand in the address, so that a reload and a sent link show the same. */
export function useTimeAddress() {
  const [params, setParams] = useSearchParams()
  const current = businessDate(new Date()).slice(0, 7)
  const asked = params.get('month') ?? ''
  const change = (values: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(values))
      if (value === null) next.delete(name)
      else next.set(name, value)
    setParams(next)
  }
  return {
    tab: params.get('tab'),
    kind: params.get('kind'),
    current,
    month: isMonthText(asked) ? asked : current,
    person: params.get('person'),
    record: params.get('record'),
    change,
  }
}
