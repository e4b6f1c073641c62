import { useState, type KeyboardEvent } from 'react'

export interface CapsLock {
  isOn: boolean
  /** Given to the input: the browser tells the state of the key only with another key. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void
    onKeyUp: (event: KeyboardEvent) => void
    onBlur: () => void
  }
}

export function useCapsLock(): CapsLock {
  const [isOn, setOn] = useState(false)
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } }
}
