import type { ReactNode } from 'react'
import BootstrapDropdown from 'react-bootstrap/Dropdown'
import { classNames } from '@/shared/ui/class-names'

export type DropdownProps = {
  /** What the closed button shows. */
  toggle: ReactNode
  /** Needed when the button shows no words. */
  label?: string | undefined
  /** DropdownItem, DropdownHeader, DropdownDivider, or anything that is read only. */
  children: ReactNode
  align?: 'start' | 'end' | undefined
  toggleClassName?: string | undefined
  menuClassName?: string | undefined
  id?: string | undefined
}

export function Dropdown(props: DropdownProps) {
  const { toggle, label, children, align = 'start', toggleClassName = 'btn btn-secondary' } = props
  return (
    <BootstrapDropdown align={align}>
      <BootstrapDropdown.Toggle
        bsPrefix="dropdown-toggle-plain"
        className={classNames(toggleClassName)}
        id={props.id}
        aria-label={label}
        title={label}
      >
        {toggle}
      </BootstrapDropdown.Toggle>
      <BootstrapDropdown.Menu
        className={classNames(props.menuClassName)}
        popperConfig={{ strategy: 'fixed' }}
      >
        {children}
      </BootstrapDropdown.Menu>
    </BootstrapDropdown>
  )
}
