import type { ReactNode } from 'react'

export type DropdownHeaderProps = { children: ReactNode }

export function DropdownHeader({ children }: DropdownHeaderProps) {
  return <div className="dropdown-header">{children}</div>
}
