import type { ReactNode } from 'react'
import { classNames } from '@/shared/ui/class-names'
import { hueOf, initialsOf } from '@/shared/ui/initials'

export type AvatarProps = {
  name: string
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Over the initials, as soon as it is there. */
  photo?: ReactNode
  className?: string | undefined
}

/** Initials on a colour of the name's own, or a photo; the name itself stands beside it, so it is silent. */
export function Avatar({ name, size = 'md', photo, className }: AvatarProps) {
  return (
    <span
      className={classNames('avatar', `avatar-${size}`, `hue-${hueOf(name)}`, className)}
      aria-hidden="true"
    >
      {initialsOf(name)}
      {photo}
    </span>
  )
}
