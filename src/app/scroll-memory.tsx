import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()

/** A new page starts at its top; "back" leads to where one was. A change of the query alone moves nothing. */
export function ScrollMemory() {
  const { key, pathname } = useLocation()
  const type = useNavigationType()

  useLayoutEffect(() => {
    if (type === 'POP') window.scrollTo(0, places.get(key) ?? 0)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page, however it was reached
  }, [key])

  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address, and not for a new kind of visit
  }, [pathname])

  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  return null
}
