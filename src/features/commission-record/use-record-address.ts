import { yearOf } from '@contract/kernel/calendar'
import { businessDate } from '@contract/kernel/dates'
import { useSearchParams } from 'react-router-dom'
import { useStatementAddress } from '@/shared/statement/use-statement-address'

export const RECORD_VIEWS = ['figures', 'next'] as const
const YEARS = 5

/** Which year, unit, team and seller are asked stands in the address. */
export function useRecordAddress() {
  const { said, change } = useStatementAddress()
  const [params] = useSearchParams()
  const thisYear = yearOf(businessDate(new Date()))
  const years = Array.from({ length: YEARS }, (_, back) => thisYear - back)
  const chosen = (name: string) => said(name) || undefined
  return {
    year: years.find(year => String(year) === said('year')) ?? thisYear,
    years,
    ou_id: chosen('unit'),
    team_id: chosen('team'),
    seller_id: chosen('seller'),
    view: RECORD_VIEWS.find(view => view === said('tab')) ?? RECORD_VIEWS[0],
    change,
    /** The page of a seller, from where one is. */
    pageOf: (seller: string) => {
      const next = new URLSearchParams(params)
      next.set('seller', seller)
      return `?${next.toString()}`
    },
  }
}
export type RecordAddress = ReturnType<typeof useRecordAddress>
