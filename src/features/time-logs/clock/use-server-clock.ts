import { useEffect, useState } from 'react'

const TICK_MS = 1_000

/**
 * The portal's time, carried on by how long this page has waited since it was told. It is only shown: what counts is
 * what the portal writes down.
 */
export function useServerClock(told: string): string {
  const [now, setNow] = useState(told)
  useEffect(() => {
    const since = performance.now()
    const tick = () => setNow(new Date(Date.parse(told) + performance.now() - since).toISOString())
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [told])
  return now
}
