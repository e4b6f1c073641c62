import { useEffect, useRef } from 'react'

/**
 * Outside the frame, which looks after its own pages: after a change of page the focus goes to its title, so that
 * a screen reader says where one has arrived. The first page leaves the focus to the browser.
 */
export function useFocusOutside(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.getElementById('content')) return
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
  }, [pathname])
}
