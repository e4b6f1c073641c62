import { classNames } from '@/shared/ui/class-names'
import type { IconName } from '@/shared/ui/icon-names'
import spriteUrl from '@/shared/ui/icon-sprite.svg?url&no-inline'

export type IconProps = {
  name: IconName
  /** Read aloud; leave it out when words stand beside the icon. */
  label?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Arrows that point along the line of reading turn round in Arabic. */
  mirrored?: boolean | undefined
  className?: string | undefined
}

/** One symbol of the sprite: icons cost no JavaScript, and the file is cached for good. */
export function Icon({ name, label, size = 'md', mirrored = false, className }: IconProps) {
  const classes = classNames('icon', size !== 'md' && `icon-${size}`, mirrored && 'icon-mirrored', className)
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg className={classes} width="16" height="16" fill="currentColor" focusable="false" {...spoken}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
