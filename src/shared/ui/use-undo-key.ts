import { useEffect } from 'react'

const TYPED_IN = 'input, textarea, select, [contenteditable]'

/** Ctrl-Z (Cmd-Z), except where it takes back what is typed. */
export function useUndoKey(isOn: boolean, onUndo: () => void): void {
  useEffect(() => {
    if (!isOn) return
    const handleKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || document.activeElement?.matches(TYPED_IN)) return
      event.preventDefault()
      onUndo()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isOn, onUndo])
}
