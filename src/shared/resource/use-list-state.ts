import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListPage } from '@/shared/resource/list-answer'

export interface ListState extends ListPage {
  /** One more word of the address: a status, an opened record. */
  valueOf: (name: string) => string
  change: (changes: Record<string, string>) => void
}

function pageOf(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1
}

/** A list's state lies in its address, so that it survives a reload and can be sent to a colleague. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams()

  // A change is drawn when what it shows has come; until then the next change must build on this one, not on
  // the page that still stands, or a record opened while the search was waiting would close again.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(latest.current)
    // Another selection starts at its first page.
    if (!('page' in changes) && !('open' in changes)) next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    latest.current = next
    setParams(next, { replace: !('open' in changes) })
  }
  return {
    search: params.get('search') ?? '',
    page: pageOf(params.get('page')),
    valueOf: name => params.get(name) ?? '',
    change,
  }
}
