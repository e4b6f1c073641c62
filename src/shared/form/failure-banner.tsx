import { Link } from 'react-router-dom'
import { isFault, type ApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type FailureBannerProps = { failure: ApiFailure }

/** What was refused and why; the record that it is about, where the server names one. */
export function FailureBanner({ failure }: FailureBannerProps) {
  const t = usePhrases('shared')
  const { details, message, requestId } = failure
  const [path, label] = [details?.['record_path'], details?.['record_label']]
  return (
    <Banner tone="danger" role="alert">
      {message}
      {typeof path === 'string' && path.startsWith('/') && typeof label === 'string' && (
        <div>
          <Link to={path}>
            <bdi>{label}</bdi>
          </Link>
        </div>
      )}
      {requestId && isFault(failure) && <div className="text-note">{t('request_id', { id: requestId })}</div>}
    </Banner>
  )
}
