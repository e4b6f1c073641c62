import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

export type HeaderPanelProps = {
  label: string
  /** The button it belongs to: it opens beneath it and gives the focus back. */
  button: HTMLElement
  children: ReactNode
  onClose: () => void
}

const FOCUSABLE = 'input, select, textarea, button, [tabindex="0"]'

/** A small dialog under a column's header. */
export function HeaderPanel({ label, button, children, onClose }: HeaderPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null)

  useLayoutEffect(() => {
    const around = panel.current?.offsetParent?.getBoundingClientRect()
    const own = panel.current?.getBoundingClientRect()
    const from = button.getBoundingClientRect()
    if (!around || !own) return
    const isRtl = getComputedStyle(button).direction === 'rtl'
    const left = (isRtl ? from.right - own.width : from.left) - around.left
    setPlace({
      top: from.bottom - around.top + 4,
      left: Math.max(8, Math.min(left, around.width - own.width - 8)),
    })
  }, [button])

  useEffect(() => {
    if (place) panel.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }, [place])

  useEffect(() => {
    const handleOutside = (event: Event) => {
      const target = event.target as Element
      // What the panel opens outside of itself (a calendar) belongs to it.
      if (panel.current?.contains(target) || target.closest('.flatpickr-calendar, .dropdown-menu')) return
      onClose()
    }
    document.addEventListener('pointerdown', handleOutside, true)
    return () => document.removeEventListener('pointerdown', handleOutside, true)
  }, [onClose])

  // A list of values is drawn after the panel: until then, and after it was drawn anew, the focus is on the page.
  useEffect(() => {
    const handleEscape = (event: globalThis.KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('[role=dialog]')
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return
      onClose()
      button.focus()
    }
    document.addEventListener('keydown', handleEscape)
    return () => document.removeEventListener('keydown', handleEscape)
  }, [button, onClose])

  useEffect(
    () => () => {
      if (document.activeElement === document.body) button.focus()
    },
    [button],
  )

  const handleKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
    button.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="grid-header-panel"
      style={place ?? { visibility: 'hidden' }}
      onKeyDown={handleKeys}
    >
      {children}
    </div>
  )
}
