import { useRef, type TouchEvent } from 'react'

const FAR_PX = 70

/** A stroke along the line of reading goes to the next, against it to the one before; up and down scrolls. */
export function useSwipe(onStep: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]
      from.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const touch = event.changedTouches[0]
      if (!from.current || !touch) return
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
      from.current = null
      if (Math.abs(x) < FAR_PX || Math.abs(x) < Math.abs(y) * 2) return
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      onStep(x < 0 !== isRtl ? 1 : -1)
    },
  }
}
