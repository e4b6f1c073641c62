import type { MouseEvent, ReactNode } from 'react'
import BootstrapDropdownItem from 'react-bootstrap/DropdownItem'
import { Link } from 'react-router-dom'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-names'

export type DropdownItemProps = {
  children: ReactNode
  icon?: IconName | undefined
  /** An address makes it a link. */
  to?: string | undefined
  onSelect?: ((event: MouseEvent) => void) | undefined
  /** One of several choices: draws a tick when it is the chosen one. */
  chosen?: boolean | undefined
  disabled?: boolean | undefined
  lang?: string | undefined
}

export function DropdownItem(props: DropdownItemProps) {
  const { children, icon, to, onSelect, chosen = false, disabled = false, lang } = props
  const shared = { lang, disabled, onClick: onSelect, 'aria-current': chosen ? ('true' as const) : undefined }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className="dropdown-item-words">{children}</span>
      {chosen && <Icon name="check-lg" className="dropdown-item-tick" />}
    </>
  )
  if (to === undefined) {
    return (
      <BootstrapDropdownItem {...shared} as="button" type="button">
        {content}
      </BootstrapDropdownItem>
    )
  }
  return (
    <BootstrapDropdownItem {...shared} as={Link} to={to}>
      {content}
    </BootstrapDropdownItem>
  )
}
