import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** The value when its changes pause; the first one, and the way back to nothing, at once. */
export function useDebounced(value: string | null): string | null {
  const [settled, setSettled] = useState(value)
  const isAtOnce = value === null || settled === null
  if (isAtOnce && settled !== value) setSettled(value)

  useEffect(() => {
    if (isAtOnce || value === settled) return
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value, settled, isAtOnce])
  return isAtOnce ? value : settled
}
