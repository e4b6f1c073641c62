import { useEffect, useRef, useState } from 'react'
import {
  isCombined,
  isWhole,
  type ColumnFilter,
  type FilterCondition,
} from '@/shared/grid/filters/filter-model'

const FILTER_PAUSE_MS = 300

/**
 * What is being typed, apart from what is asked: the list follows when the typing pauses, and only by a condition
 * that is whole. A filter changed from elsewhere (a chip, "back") replaces the draft.
 */
export function useFilterDraft<C extends FilterCondition>(
  filter: ColumnFilter | null,
  empty: C,
  onChange: (filter: ColumnFilter | null) => void,
): [C, (draft: C) => void] {
  const given = filter && !isCombined(filter) && filter.filterType === empty.filterType ? (filter as C) : null
  const [draft, setDraft] = useState<C>(given ?? empty)
  const [seen, setSeen] = useState(() => JSON.stringify(given))
  const [asked, setAsked] = useState(seen)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const pending = useRef<(() => void) | null>(null)
  useEffect(() => {
    const { pathname } = window.location
    return () => {
      clearTimeout(timer.current)
      // "Done" pressed within the pause means what was picked; a page that was left means nothing any more.
      if (window.location.pathname === pathname) pending.current?.()
    }
  }, [])

  const now = JSON.stringify(given)
  if (now !== seen) {
    setSeen(now)
    // Our own question coming back must not overtake what was typed since.
    if (now !== asked) {
      setAsked(now)
      setDraft(given ?? empty)
    }
  }

  const change = (next: C) => {
    setDraft(next)
    clearTimeout(timer.current)
    const wanted = isWhole(next) ? next : null
    pending.current = () => {
      pending.current = null
      if (JSON.stringify(wanted) === asked) return
      setAsked(JSON.stringify(wanted))
      latest.current(wanted)
    }
    timer.current = setTimeout(() => pending.current?.(), FILTER_PAUSE_MS)
  }
  return [draft, change]
}
