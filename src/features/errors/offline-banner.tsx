import { useSyncExternalStore } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export function OfflineBanner() {
  const t = usePhrases('errors')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  // The region stays in the page so that a screen reader notices what appears in it.
  return (
    <div role="status">
      {!isOnline && (
        <Banner tone="warning" icon="wifi-off" title={t('offline.title')} className="offline-banner">
          {t('offline.text')}
        </Banner>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
