import { useState, type FormEvent } from 'react'
import { PasswordField } from '@/shared/form/password-field'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type PasswordQuestionProps = { onShown: () => void; onCancel?: () => void }

/** The password once more, for what an open screen alone must not do. What is typed is gone with it. */
export function PasswordQuestion({ onShown, onCancel }: PasswordQuestionProps) {
  const t = usePhrases('shared')
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(null)
    try {
      await http.post('/api/v1/auth/confirm-password', { password })
      onShown()
    } catch (error) {
      setPassword('')
      setFailure(toApiFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="form-stack" onSubmit={event => void handleSubmit(event)}>
      <PasswordField
        label={t('password_question.password')}
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question came by itself, and its answer is all there is to type
        autoFocus
        value={password}
        required
        error={failure?.message}
        onChange={event => setPassword(event.target.value)}
      />
      <div className="form-actions">
        <Button type="submit" variant="primary" icon="unlock" busy={isBusy} disabled={password === ''}>
          {t('password_question.show')}
        </Button>
        {onCancel && (
          <Button onClick={onCancel} disabled={isBusy}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
