import { LinkOutcome } from '@/features/approvals/external/outcome/link-outcome'
import type { ApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkRefusedProps = { failure: ApiFailure; isBusy: boolean; onRetry: () => void }

const TITLES = {
  own_request: 'dead.not_yours',
  forbidden: 'dead.not_yours',
  slow_down: 'dead.slow_down',
  code_too_many_tries: 'dead.slow_down',
} as const

/** No line, a server in trouble, or a no that has no page of its own: the server's words, and another try. */
export function LinkRefused({ failure, isBusy, onRetry }: LinkRefusedProps) {
  const t = usePhrases('link')
  const shared = usePhrases('shared')
  const title = TITLES[failure.code as keyof typeof TITLES] ?? 'dead.failed'
  return (
    <LinkOutcome
      icon={failure.status === 0 ? 'cloud-slash' : 'exclamation-triangle'}
      tone="warning"
      title={t(title)}
      actions={
        <Button variant="primary" size="lg" block busy={isBusy} onClick={onRetry}>
          {shared('try_again')}
        </Button>
      }
    >
      <p role="alert">{failure.message}</p>
      {failure.requestId && <p className="link-faint">{shared('request_id', { id: failure.requestId })}</p>}
    </LinkOutcome>
  )
}
