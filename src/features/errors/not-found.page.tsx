import { useNavigate } from 'react-router-dom'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { StatusPage } from '@/shared/ui/status-page'

export function NotFoundPage() {
  const t = usePhrases('errors')
  const navigate = useNavigate()
  return (
    <StatusPage
      icon="signpost-split"
      kicker={t('not_found.kicker')}
      title={t('not_found.title')}
      actions={
        <>
          <ButtonLink to="/" variant="primary">
            {t('to_dashboard')}
          </ButtonLink>
          <Button onClick={() => void navigate(-1)}>{t('back')}</Button>
        </>
      }
    >
      <p>{t('not_found.text')}</p>
    </StatusPage>
  )
}
