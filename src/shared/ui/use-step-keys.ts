import { useEffect, useRef } from 'react'

const NEXT: Record<string, 1 | -1> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }
const TYPES = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog] *'

/** J and K, or the arrows, wherever nothing is being typed. */
export function useStepKeys(onStep: (by: 1 | -1) => void): void {
  const latest = useRef(onStep)
  useEffect(() => {
    latest.current = onStep
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const by = NEXT[event.key]
      const isTyping = event.target instanceof Element && event.target.matches(TYPES)
      if (by === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      latest.current(by)
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}
