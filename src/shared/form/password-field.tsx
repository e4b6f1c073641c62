import { type ReactNode, useState, type KeyboardEvent } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'
import { PasswordInput, type PasswordInputProps } from '@/shared/ui/password-input'

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

interface CapsLock {
  isOn: boolean
  /** Given to the input: the browser tells the state of the key only with another key. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void
    onKeyUp: (event: KeyboardEvent) => void
    onBlur: () => void
  }
}

function useCapsLock(): CapsLock {
  const [isOn, setOn] = useState(false)
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } }
}
