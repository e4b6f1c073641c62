import { useState, type FormEvent, type ReactNode } from 'react'
import { useConfirmPasswordMutation } from '@/features/files/payslips.api'
import { PasswordField } from '@/shared/form/password-field'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

export type PasswordGateProps = {
  /** What the call behind it failed with, if it did. */
  error: unknown
  isReady: boolean
  isBusy: boolean
  onRetry: () => void
  children: ReactNode
}

/** Where the server asks for the password again: the question in the place of what it guards. */
export function PasswordGate({ error, isReady, isBusy, onRetry, children }: PasswordGateProps) {
  if (error && toApiFailure(error).code === 'confirm_password') return <AskPassword onShown={onRetry} />
  if (isReady) return children
  return error ? (
    <LoadFailed error={error} isBusy={isBusy} onRetry={onRetry} />
  ) : (
    <Skeleton shape="rows" lines={5} />
  )
}

/** Alone, so that what is typed is gone with it. */
export function AskPassword({ onShown }: { onShown: () => void }) {
  const t = usePhrases('files')
  const [password, setPassword] = useState('')
  const [confirm, { isLoading, error }] = useConfirmPasswordMutation()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await confirm(password)
    setPassword('')
    if (!answer.error) onShown()
  }
  return (
    <Card title={t('gate.title')} text={t('gate.text')}>
      <form className="form-stack" onSubmit={event => void handleSubmit(event)}>
        <PasswordField
          label={t('gate.password')}
          autoComplete="current-password"
          value={password}
          required
          error={error ? toApiFailure(error).message : undefined}
          onChange={event => setPassword(event.target.value)}
        />
        <div className="form-actions">
          <Button type="submit" variant="primary" icon="unlock" busy={isLoading} disabled={password === ''}>
            {t('gate.show')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
