import { useSearchParams } from 'react-router-dom'
import { businessDate } from '@contract/kernel/dates'
import type { PnlQuestion } from '@/features/profit-and-loss/profit-and-loss.api'

const YEAR = /^20\d\d$/

/** What is asked stands in the address: it survives a reload, and a colleague sees the same. */
export function usePnlAddress() {
  const [params, setParams] = useSearchParams()
  const thisYear = Number(businessDate(new Date()).slice(0, 4))
  const year = params.get('year') ?? ''
  const units = params.get('units') ?? ''
  const question: PnlQuestion = {
    year: YEAR.test(year) ? Number(year) : thisYear,
    units: units === '' ? undefined : units,
  }
  return {
    question,
    thisYear,
    unitCodes: units === '' ? [] : units.split(','),
    withShares: params.get('shares') === '1',
    change: (changes: { year?: string; units?: string; shares?: string }) => {
      const next = new URLSearchParams(params)
      for (const [name, value] of Object.entries(changes))
        if (value === '') next.delete(name)
        else next.set(name, value)
      setParams(next)
    },
  }
}
export type PnlAddress = ReturnType<typeof usePnlAddress>
