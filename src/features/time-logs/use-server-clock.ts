import { useEffect, useState } from 'react'

const TICK_MS = 1_000

/**
 * The portal's time, carried on by how long this page has waited since it was told. It is only shown: what counts is
 * what the portal writes down.
 */
export function useServerClock(told: string): string {
  const [base, setBase] = useState({ told, at: performance.now() })
  const [now, setNow] = useState(() => performance.now())
  if (base.told !== told) setBase({ told, at: performance.now() })
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(Date.parse(base.told) + Math.max(0, now - base.at)).toISOString()
}
