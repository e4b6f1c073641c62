import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectRights } from '@/shared/session/auth.slice'
import { loadRights } from '@/shared/session/load-rights'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

/** The specification only logs this; whoever sits before a half-empty menu should know why. */
export function RightsBanner() {
  const t = usePhrases('shared')
  const dispatch = useAppDispatch()
  const rights = useAppSelector(selectRights)
  return (
    <div role="status">
      {rights === 'failed' && (
        <Banner
          tone="warning"
          title={t('rights.failed_title')}
          className="top-banner"
          action={
            <Button size="sm" onClick={() => void dispatch(loadRights())}>
              {t('try_again')}
            </Button>
          }
        >
          {t('rights.failed')}
        </Banner>
      )}
    </div>
  )
}
