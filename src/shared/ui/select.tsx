import type { ComponentProps } from 'react'
import { classNames } from '@/shared/ui/class-names'
import { useFieldWiring } from '@/shared/ui/field-context'

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

export type SelectProps = ComponentProps<'select'> & {
  options: readonly SelectOption[]
  /** An empty first choice, shown until something is chosen. */
  placeholder?: string | undefined
}

export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const wired = useFieldWiring(rest)
  return (
    <select {...wired} className={classNames('form-select', className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
