import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * How many of a list's items stand in its first row. The list wraps and shows that row only; measured anew when
 * its width changes, its fonts arrive, or `content` (its words) does.
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, content: unknown): number {
  const [count, setCount] = useState(Number.MAX_SAFE_INTEGER)

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const items = [...element.children].filter(item => item instanceof HTMLElement)
      const top = items[0]?.offsetTop
      setCount(items.filter(item => item.offsetTop === top).length)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const item of element.children) observer.observe(item)
    return () => observer.disconnect()
  }, [list, content])

  return count
}
