import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { businessDate } from '@contract/kernel/dates'
import { REQUEST_KINDS } from '@contract/modules/commission/request-line'

const ASKED = ['kind', 'seller', 'tranche'] as const

/** What a new request starts from: an address of another page says what is asked for, and for whom. */
export function useRequestAddress() {
  const [params, setParams] = useSearchParams()
  const today = businessDate(new Date())
  const isNew = params.get('record') === 'new'
  const isAsked = ASKED.some(name => params.has(name))
  // The next new one begins with nothing.
  useEffect(() => {
    if (isNew || !isAsked) return
    const rest = new URLSearchParams(params)
    for (const name of ASKED) rest.delete(name)
    setParams(rest, { replace: true })
  }, [isNew, isAsked, params, setParams])
  return {
    kind: REQUEST_KINDS.find(kind => kind === params.get('kind')) ?? 'bill_tranche',
    seller_id: params.get('seller') ?? '',
    tranche_id: params.get('tranche'),
    ...{ share_ids: null, holdback_ids: null, from_on: `${today.slice(0, 4)}-01-01`, to_on: today },
  }
}
