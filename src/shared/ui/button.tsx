import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-names'
import { Spinner } from '@/shared/ui/spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'link'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  icon?: IconName | undefined
  /** While true the button keeps its focus and its width, says so, and presses do nothing. */
  busy?: boolean | undefined
  block?: boolean | undefined
}

export function buttonClass(variant: ButtonVariant, size: 'sm' | 'md' | 'lg', block: boolean): string {
  return classNames('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, block && 'btn-block')
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', icon, busy = false, block = false, ...rest } = props
  const { className, children, onClick, type = 'button', ...attributes } = rest

  // A `disabled` button would drop the focus to the page's top while it works.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...attributes}
      type={type}
      className={classNames(buttonClass(variant, size, block), busy && 'is-busy', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {icon && <Icon name={icon} />}
      <span className="btn-label">{children}</span>
      {busy && <Spinner className="btn-spinner" />}
    </button>
  )
}
