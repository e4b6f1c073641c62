import { useNavigate, useSearchParams } from 'react-router-dom'

export type OpenRecord = (id: string | null, replace?: boolean) => void

/** The record that the address names beside its list, and how to name another or none. */
export function useOpenedRecord(): { opened: string | null; open: OpenRecord } {
  const [params] = useSearchParams()
  const navigate = useNavigate()

  const open: OpenRecord = (id, replace = false) => {
    const next = new URLSearchParams(params)
    if (id) next.set('record', id)
    else next.delete('record')
    // The tab was that of the record before.
    next.delete('tab')
    void navigate({ search: next.toString() }, { replace })
  }
  return { opened: params.get('record'), open }
}
