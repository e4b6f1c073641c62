import { useLayoutEffect, type KeyboardEvent, type ReactNode, type RefCallback } from 'react'
import { createPortal } from 'react-dom'
import BootstrapDropdown from 'react-bootstrap/Dropdown'
import ThemeProvider from 'react-bootstrap/ThemeProvider'

export type DropdownPanelProps = {
  /** Stands outside, where it was before this came. */
  button: HTMLButtonElement | null
  show: boolean
  align: 'start' | 'end'
  drop: 'down' | 'end'
  /** Who opens it by a key finds the focus on the first item. */
  isByKey: boolean
  className?: string | undefined
  onToggle: (show: boolean) => void
  children: ReactNode
}

// Fixed: a menu must not move with the scrolling box that its button stands in.
const POPPER = {
  strategy: 'fixed' as const,
  modifiers: [{ name: 'offset', options: { offset: [0, 6] } }],
}

const Bare = ({ children }: { children?: ReactNode }) => children

type AnchorProps = { button: HTMLButtonElement | null; ref?: RefCallback<HTMLButtonElement> }

/** The library wants to draw the button itself; it is told of the one that is there. */
function Anchor({ button, ref }: AnchorProps) {
  useLayoutEffect(() => void ref?.(button), [ref, button])
  return null
}

/**
 * A cell of a grid clips even what is fixed in it, so a menu is drawn above the page that its button belongs to; one in
 * a dialog stays in the dialog, which keeps the focus. In the shell nothing clips.
 */
const layerOf = (button: HTMLButtonElement | null) =>
  button?.closest('.modal, .offcanvas, main') ?? button?.parentElement ?? null

const ITEMS = 'a[href], button:not(:disabled)'

/** Past its ends the focus goes on from the button, as if the menu stood beside it. */
function keepPlace(event: KeyboardEvent<HTMLElement>, button: HTMLButtonElement | null) {
  if (event.key !== 'Tab') return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)]
  if (event.target === items.at(event.shiftKey ? 0 : -1)) button?.focus()
}

export function DropdownPanel(props: DropdownPanelProps) {
  const layer = layerOf(props.button)
  const dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  return (
    // Tells Bootstrap which side the start is: it asks no element.
    <ThemeProvider dir={dir}>
      <BootstrapDropdown
        as={Bare}
        align={props.align}
        drop={props.drop}
        show={props.show}
        onToggle={props.onToggle}
        focusFirstItemOnShow={props.isByKey ? true : 'keyboard'}
      >
        <BootstrapDropdown.Toggle as={Anchor} button={props.button} />
        {layer &&
          createPortal(
            <BootstrapDropdown.Menu
              className={props.className ?? ''}
              popperConfig={POPPER}
              onKeyDown={event => keepPlace(event, props.button)}
            >
              {props.children}
            </BootstrapDropdown.Menu>,
            layer,
          )}
      </BootstrapDropdown>
    </ThemeProvider>
  )
}
