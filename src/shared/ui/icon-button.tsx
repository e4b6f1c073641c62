import type { ComponentProps } from 'react'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-names'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** Its name for those who hear it, and its tooltip for those who see it. */
  label: string
  size?: 'sm' | 'md' | undefined
  mirrored?: boolean | undefined
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 'md', mirrored, className, type = 'button', ...rest } = props
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames('icon-button', size === 'sm' && 'icon-button-sm', className)}
    >
      <Icon name={icon} mirrored={mirrored} />
    </button>
  )
}
