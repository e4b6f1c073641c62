import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type ButtonVariant } from '@/shared/ui/button'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-names'

export type ButtonLinkProps = LinkProps & {
  variant?: ButtonVariant | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  icon?: IconName | undefined
  block?: boolean | undefined
}

/** Looks like a button, goes somewhere: an address to open in a new tab stays a link. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'secondary', size = 'md', icon, block = false, className, children, ...rest } = props
  return (
    <Link {...rest} className={classNames(buttonClass(variant, size, block), className)}>
      {icon && <Icon name={icon} />}
      <span className="btn-label">{children}</span>
    </Link>
  )
}
