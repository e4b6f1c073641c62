import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { toApiFailure } from '@/shared/http/api-failure'

export type LoadFailedProps = {
  error: unknown
  onRetry: () => void
  isBusy?: boolean
}

/** In the place of what could not be loaded: why, the number that support asks for, and another try. */
export function LoadFailed({ error, onRetry, isBusy = false }: LoadFailedProps) {
  const t = usePhrases('shared')
  const { message, requestId } = toApiFailure(error)
  return (
    <EmptyState
      icon="cloud-slash"
      title={t('failure.title')}
      action={
        <Button icon="arrow-clockwise" busy={isBusy} onClick={onRetry}>
          {t('try_again')}
        </Button>
      }
    >
      {message}
      {requestId && <div className="small">{t('request_id', { id: requestId })}</div>}
    </EmptyState>
  )
}
