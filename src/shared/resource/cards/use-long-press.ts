import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

const HELD_MS = 500
/** A finger trembles; beyond that it scrolls. */
const STILL_PX = 10

type PressState = { timer: ReturnType<typeof setTimeout>; x: number; y: number }

/** A finger that rests on something: told once, and what would follow on lifting it does not. */
export function useLongPress(onHold: (() => void) | undefined, isOff: boolean) {
  const held = useRef<PressState | null>(null)
  const isTaken = useRef(false)
  const drop = () => {
    if (held.current) clearTimeout(held.current.timer)
    held.current = null
  }
  useEffect(() => drop, [])
  if (!onHold) return {}
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      drop()
      isTaken.current = false
      if (isOff || pointerType !== 'touch' || !isPrimary) return
      const timer = setTimeout(() => {
        held.current = null
        isTaken.current = true
        onHold()
      }, HELD_MS)
      held.current = { timer, x: clientX, y: clientY }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = held.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) drop()
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onContextMenu: (event: MouseEvent) => {
      // The browser's own menu of a link comes at the same moment.
      if (held.current || isTaken.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isTaken.current) return
      isTaken.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
