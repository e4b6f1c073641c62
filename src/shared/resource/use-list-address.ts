import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import { LIST_KEYS, readAddress, writeAddress, type ListAddress } from '@/shared/resource/list-address'

export type ListState = {
  address: ListAddress
  /** `push` makes it a step that "back" undoes; typing in the search is none. */
  change: (changes: Partial<ListAddress>, step?: 'push' | 'replace') => void
}

/** A list's state lies in its address: it survives a reload, "back" undoes it, and it can be sent to a colleague. */
export function useListAddress(columns: readonly ListColumn[], conditions: readonly ListColumn[]): ListState {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const address = useMemo(
    () => readAddress(new URLSearchParams(text), columns, conditions),
    [text, columns, conditions],
  )

  // A change is drawn when what it shows has come; until then the next change must build on this one.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])

  const change: ListState['change'] = (changes, step = 'push') => {
    const next = writeAddress(latest.current, changes)
    // Everything was taken away by hand: the view's name alone would bring its filters back.
    if (changes.view === undefined && LIST_KEYS.every(key => key === 'view' || !next.has(key)))
      next.delete('view')
    if (next.toString() === latest.current.toString()) return
    latest.current = next
    setParams(next, { replace: step === 'replace' })
  }
  return { address, change }
}
