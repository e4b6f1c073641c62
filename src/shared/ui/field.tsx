import { useId, type ReactNode } from 'react'
import { classNames } from '@/shared/ui/class-names'
import { FieldContext, type FieldWiring } from '@/shared/ui/field-context'
import { Icon } from '@/shared/ui/icon'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type FieldProps = {
  label: ReactNode
  /** The control: TextInput, PasswordInput, Select, or any that takes `useFieldWiring`. */
  children: ReactNode
  hint?: ReactNode | undefined
  error?: ReactNode | undefined
  required?: boolean | undefined
  /** Writes "optional" beside the label, for forms where most fields must be filled. */
  optional?: boolean | undefined
  /** Stands at the end of the label's line, e.g. a "Forgot it?" link. */
  aside?: ReactNode | undefined
  id?: string | undefined
  className?: string | undefined
}

/** Label, hint and error around one control, wired for screen readers; errors are words, not only red. */
export function Field(props: FieldProps) {
  const { label, children, hint, error, required = false, optional = false, aside, className } = props
  const t = usePhrases('ui')
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = classNames(errorId, hintId) || undefined
  const wiring: FieldWiring = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }

  return (
    <div className={classNames('field', Boolean(error) && 'field-invalid', className)}>
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
          {optional && <span className="field-optional">{t('optional')}</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="exclamation-circle" size="sm" />
          <span>{error}</span>
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
