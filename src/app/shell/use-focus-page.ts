import { useEffect, useRef } from 'react'

/**
 * After a change of page the focus goes to its title, so that a screen reader says where one has arrived and
 * the next Tab starts there. A page that has put the focus somewhere itself keeps it.
 */
export function useFocusPage(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById('content')
    if (!content || content.contains(document.activeElement)) return
    const title = content.querySelector<HTMLElement>('[data-page-title]')
    ;(title ?? content).focus({ preventScroll: true })
  }, [pathname])
}
