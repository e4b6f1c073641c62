import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'

/** Addresses of records: pages of their own, or beside the list with all that it stands on. */
export function useRecordPath(
  opens: 'panel' | ((id: string) => string) | null,
): ((id: string) => string) | null {
  const { pathname, search } = useLocation()
  return useMemo(() => {
    if (opens !== 'panel') return opens
    return id => {
      const params = new URLSearchParams(search)
      params.set('record', id)
      return `${pathname}?${params.toString()}`
    }
  }, [opens, pathname, search])
}
