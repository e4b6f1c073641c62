import { useLayoutEffect, type ReactNode, type RefCallback } from 'react'
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

// Fixed: a menu must not be cut off by the scrolling box that its button stands in.
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

export function DropdownPanel(props: DropdownPanelProps) {
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
        <BootstrapDropdown.Menu className={props.className ?? ''} popperConfig={POPPER}>
          {props.children}
        </BootstrapDropdown.Menu>
      </BootstrapDropdown>
    </ThemeProvider>
  )
}
