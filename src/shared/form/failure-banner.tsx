import type { ApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type FailureBannerProps = { failure: ApiFailure }

export function FailureBanner({ failure }: FailureBannerProps) {
  const t = usePhrases('shared')
  return (
    <Banner tone="danger" role="alert">
      {failure.message}
      {failure.requestId && <div className="text-note">{t('request_id', { id: failure.requestId })}</div>}
    </Banner>
  )
}
