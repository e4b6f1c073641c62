import { useState, type ReactNode } from 'react'
import BootstrapDropdown from 'react-bootstrap/Dropdown'
import ThemeProvider from 'react-bootstrap/ThemeProvider'
import { Tooltip } from '@/shared/ui/tooltip'

export type DropdownProps = {
  /** What the closed button shows. */
  toggle: ReactNode
  /** Needed when the button shows no words. */
  label?: string | undefined
  /** Shown beside the closed button, for those that are an icon only. */
  tooltip?: string | undefined
  /** DropdownItem, DropdownHeader, DropdownDivider, or anything that is read only. */
  children: ReactNode
  align?: 'start' | 'end' | undefined
  /** Where the menu opens, in reading direction. */
  drop?: 'down' | 'end' | undefined
  toggleClassName?: string | undefined
  menuClassName?: string | undefined
  /** Marks the toggle of a menu that holds the current page. */
  isCurrent?: boolean | undefined
}

// Fixed: a menu must not be cut off by the scrolling box that its button stands in.
const POPPER = {
  strategy: 'fixed' as const,
  modifiers: [{ name: 'offset', options: { offset: [0, 6] } }],
}

export function Dropdown(props: DropdownProps) {
  const { toggle, label, tooltip, children, align = 'start', drop = 'down' } = props
  const [isOpen, setOpen] = useState(false)
  const dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  const button = (
    <BootstrapDropdown.Toggle
      as="button"
      type="button"
      bsPrefix="dropdown-toggle-plain"
      className={props.toggleClassName ?? 'btn btn-secondary'}
      aria-label={label}
      aria-current={props.isCurrent ? 'true' : undefined}
    >
      {toggle}
    </BootstrapDropdown.Toggle>
  )
  return (
    // Tells Bootstrap which side the start is: it asks no element.
    <ThemeProvider dir={dir}>
      <BootstrapDropdown
        align={align}
        drop={drop}
        show={isOpen}
        onToggle={setOpen}
        focusFirstItemOnShow="keyboard"
      >
        {tooltip ? (
          <Tooltip text={tooltip} silent={isOpen}>
            {button}
          </Tooltip>
        ) : (
          button
        )}
        <BootstrapDropdown.Menu className={props.menuClassName ?? ''} popperConfig={POPPER}>
          {children}
        </BootstrapDropdown.Menu>
      </BootstrapDropdown>
    </ThemeProvider>
  )
}
