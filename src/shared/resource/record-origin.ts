import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { placeInList } from '@/shared/resource/record-steps'

/** Where a record's page was opened from: kept with the step of the history, so that a reload does not lose it. */
export type RecordOrigin = {
  /** The list's address, narrowed and sorted as it was. */
  list: string
  /** The list's own step of the history. */
  key: string
  /** Where in the list the record stood. */
  place: number | null
}

/** By the list's step of the history: the row that was left last. */
const left = new Map<string, number>()

/** Says, as a record's page is opened from its list, what the page needs to know of the list. */
export function useOriginOf(name: string | undefined): (id: string) => { origin: RecordOrigin } | undefined {
  const { pathname, search, key } = useLocation()
  return id => {
    if (name === undefined) return undefined
    const params = new URLSearchParams(search)
    // A panel that stood beside the list is not opened again on the way back.
    for (const word of ['record', 'tab']) params.delete(word)
    const place = placeInList(name, id)
    keepPlace({ key, place })
    const query = params.toString()
    return { origin: { list: query ? `${pathname}?${query}` : pathname, key, place } }
  }
}

export function keepPlace({ key, place }: Pick<RecordOrigin, 'key' | 'place'>): void {
  if (place !== null) left.set(key, place)
}

export function useOrigin(): RecordOrigin | null {
  const state = useLocation().state as { origin?: RecordOrigin } | null
  return state?.origin ?? null
}

/** The row to show again in a list that somebody has come back to; null for everybody else, and once it is forgotten. */
export function useReturnPlace(): { place: number | null; forget: () => void } {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  // As it was when the list came: what is left from it now is for the next time.
  const [place, setPlace] = useState(() => (isBack ? (left.get(key) ?? null) : null))
  return { place, forget: () => setPlace(null) }
}
