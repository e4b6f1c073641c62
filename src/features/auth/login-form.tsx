import { useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Credentials } from '@contract/modules/auth/auth.calls'
import { PasswordField } from '@/shared/form/password-field'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { TextInput } from '@/shared/ui/text-input'

export type LoginFormProps = {
  isBusy: boolean
  onSubmit: (credentials: Credentials) => Promise<boolean>
}

/** Two fields that only must not be empty: the library of the larger forms would weigh on this page. */
export function LoginForm({ isBusy, onSubmit }: LoginFormProps) {
  const t = usePhrases('auth')
  const shared = usePhrases('shared')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const errorOf = (value: string) =>
    isChecked && value.trim() === '' ? shared('fields.required') : undefined

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (email.trim() === '') return emailInput.current?.focus()
    if (password === '') return passwordInput.current?.focus()
    if (await onSubmit({ email: email.trim(), password })) return
    // The likely mistake is in the password; what was typed stays, and the next key replaces it.
    passwordInput.current?.focus()
    passwordInput.current?.select()
  }

  return (
    <form noValidate className="form-stack" onSubmit={event => void handleSubmit(event)}>
      <Field label={t('email')} error={errorOf(email)} required>
        <TextInput
          ref={emailInput}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={254}
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
      </Field>
      <PasswordField
        ref={passwordInput}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        value={password}
        error={errorOf(password)}
        onChange={event => setPassword(event.target.value)}
      />
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        {t('login.submit')}
      </Button>
      <p className="login-forgot">
        <Link to="/forgot-password">{t('login.forgot')}</Link>
      </p>
    </form>
  )
}
