import { useSearchParams } from 'react-router-dom'
import { businessDate } from '@contract/kernel/dates'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

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
    month: MONTH.test(asked) ? asked : current,
    person: params.get('person'),
    record: params.get('record'),
    change,
  }
}
