import { useIsOffline } from '@/shared/http/connection'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export function OfflineBanner() {
  const t = usePhrases('errors')
  const isOffline = useIsOffline()
  // The region stays in the page so that a screen reader notices what appears in it.
  return (
    <div role="status">
      {isOffline && (
        <Banner tone="warning" icon="wifi-off" title={t('offline.title')} className="offline-banner">
          {t('offline.text')}
        </Banner>
      )}
    </div>
  )
}
