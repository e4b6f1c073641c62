import { loadRights } from '@/shared/session/load-rights'
import { useAppDispatch } from '@/shared/store/hooks'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { StatusPage } from '@/shared/ui/status-page'

/** Not "no right": we do not know. */
export function RightsMissingPage() {
  const t = usePhrases('shared')
  const dispatch = useAppDispatch()
  return (
    <StatusPage
      icon="hourglass-split"
      tone="warning"
      title={t('rights.failed_title')}
      actions={
        <Button variant="primary" icon="arrow-clockwise" onClick={() => void dispatch(loadRights())}>
          {t('try_again')}
        </Button>
      }
    >
      <p>{t('rights.waiting')}</p>
    </StatusPage>
  )
}
