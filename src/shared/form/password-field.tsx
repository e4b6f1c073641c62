import type { ReactNode } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'
import { PasswordInput, type PasswordInputProps } from '@/shared/ui/password-input'
import { useCapsLock } from '@/shared/form/use-caps-lock'

export type PasswordFieldProps = PasswordInputProps & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** A password with its label, and a word about Caps Lock while it matters. */
export function PasswordField({ label, hint, error, onBlur, ...input }: PasswordFieldProps) {
  const t = usePhrases('shared')
  const { isOn, handlers } = useCapsLock()
  const words = isOn ? t('caps_lock') : hint
  return (
    <Field label={label} hint={words} error={error} required>
      <PasswordInput
        {...input}
        {...handlers}
        onBlur={event => {
          handlers.onBlur()
          onBlur?.(event)
        }}
      />
    </Field>
  )
}
