import { useEffect, type RefObject } from 'react'

/** Ctrl-S (Cmd-S) sends the form that holds the focus, or the only one that could be meant. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      const element = form.current
      if (!element || event.defaultPrevented) return
      const focused = document.activeElement
      const isMeant = element.contains(focused) || !focused?.closest('form, [role="dialog"]')
      if (!isMeant) return
      event.preventDefault()
      // As if its button had been pressed; a press that the button would not take does nothing.
      const isOff = [...element.elements].some(each => each.matches('[type="submit"]:disabled'))
      if (!isOff) element.requestSubmit()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [form])
}
