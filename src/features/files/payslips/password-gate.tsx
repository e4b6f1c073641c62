import type { ReactNode } from 'react'
import { PasswordQuestion } from '@/shared/form/password-question'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

export type PasswordGateProps = {
  /** The server asks for the password before it tells anything. */
  isClosed: boolean
  /** What the call behind it failed with, if it did. */
  error: unknown
  isReady: boolean
  isBusy: boolean
  onRetry: () => void
  children: ReactNode
}

/** Where the server asks for the password again: the question in the place of what it guards. */
export function PasswordGate({ isClosed, error, isReady, isBusy, onRetry, children }: PasswordGateProps) {
  const t = usePhrases('files')
  if (isClosed)
    return (
      <Card title={t('gate.title')} text={t('gate.text')}>
        <PasswordQuestion onShown={onRetry} />
      </Card>
    )
  if (isReady) return children
  return error ? (
    <LoadFailed error={error} isBusy={isBusy} onRetry={onRetry} />
  ) : (
    <Skeleton shape="rows" lines={5} />
  )
}
