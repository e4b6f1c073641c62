import { OfflineBanner } from '@/features/errors/offline-banner'
import { useHasNewBuild } from '@/shared/http/build-watch'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { saveAllDrafts } from '@/shared/session/drafts'
import { reloadPage } from '@/shared/session/page-reload'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { dismissStyleFailure, useStyleFailed } from '@/app/style-failure'

const handleReload = () => reloadPage(saveAllDrafts)

/** What concerns every page alike: no line, a newer portal, missing looks. */
export function PageBanners() {
  const t = usePhrases('shared')
  const hasNewBuild = useHasNewBuild()
  const isStyleMissing = useStyleFailed()
  return (
    <>
      <OfflineBanner />
      <div role="status">
        {hasNewBuild && (
          <Banner
            className="top-banner"
            action={
              <Button size="sm" onClick={handleReload}>
                {t('new_build.action')}
              </Button>
            }
          >
            {t('new_build.text')}
          </Banner>
        )}
        {isStyleMissing && (
          <Banner
            tone="warning"
            className="top-banner"
            title={t('style_failed.title')}
            onDismiss={dismissStyleFailure}
            action={
              <Button size="sm" onClick={handleReload}>
                {t('try_again')}
              </Button>
            }
          >
            {t('style_failed.text')}
          </Banner>
        )}
      </div>
    </>
  )
}
