import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '@/shared/ui/class-names'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode | undefined
  error?: ReactNode | undefined
  kind?: 'checkbox' | 'radio' | 'switch' | undefined
}

/** A box, a radio or a switch with its words; the words are part of the target. */
export function Checkbox({ label, hint, error, kind = 'checkbox', className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={classNames('check', kind === 'switch' && 'check-switch', className)}>
      <input
        role={kind === 'switch' ? 'switch' : undefined}
        {...rest}
        id={id}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        className="check-input"
        aria-describedby={classNames(errorId, hintId) || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label className="check-label" htmlFor={id}>
        {label}
      </label>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
