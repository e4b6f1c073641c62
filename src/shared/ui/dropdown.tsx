import type { ReactNode } from 'react'
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

export function Dropdown(props: DropdownProps) {
  const { toggle, label, tooltip, children, align = 'start', drop = 'down' } = props
  const dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  const button = (
    <BootstrapDropdown.Toggle
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
      <BootstrapDropdown align={align} drop={drop}>
        {tooltip ? <Tooltip text={tooltip}>{button}</Tooltip> : button}
        <BootstrapDropdown.Menu className={props.menuClassName ?? ''} popperConfig={{ strategy: 'fixed' }}>
          {children}
        </BootstrapDropdown.Menu>
      </BootstrapDropdown>
    </ThemeProvider>
  )
}
