import { use, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/shared/ui/class-names'
import { DropdownClose } from '@/shared/ui/dropdown-close'
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
  const close = use(DropdownClose)
  const handleClick = (event: MouseEvent) => {
    if (disabled) {
      event.preventDefault()
      return
    }
    onSelect?.(event)
    if (!event.isPropagationStopped()) close()
  }
  const shared = {
    lang,
    className: classNames('dropdown-item', disabled && 'disabled'),
    onClick: handleClick,
    'aria-current': chosen ? ('true' as const) : undefined,
  }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className="dropdown-item-words">{children}</span>
      {chosen && <Icon name="check-lg" className="dropdown-item-tick" />}
    </>
  )
  if (to === undefined) {
    return (
      <button {...shared} type="button" disabled={disabled}>
        {content}
      </button>
    )
  }
  return (
    <Link {...shared} to={to} aria-disabled={disabled || undefined} tabIndex={disabled ? -1 : undefined}>
      {content}
    </Link>
  )
}
