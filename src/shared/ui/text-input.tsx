import type { ComponentProps } from 'react'
import { classNames } from '@/shared/ui/class-names'
import { useFieldWiring } from '@/shared/ui/field-context'
import { Icon } from '@/shared/ui/icon'
import type { IconName } from '@/shared/ui/icon-names'

export type TextInputProps = ComponentProps<'input'> & {
  /** Figures are set right-aligned with even digits. */
  figures?: boolean | undefined
  icon?: IconName | undefined
}

export function TextInput({ figures = false, icon, className, type = 'text', ...rest }: TextInputProps) {
  const wired = useFieldWiring(rest)
  const input = (
    <input
      {...wired}
      type={type}
      className={classNames('form-control', figures && 'form-control-figures', className)}
    />
  )
  if (!icon) return input
  return (
    <div className="control-with-icon">
      <Icon name={icon} />
      {input}
    </div>
  )
}
