import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'
import { StatusPage } from '@/shared/ui/status-page'

export type NoRightPageProps = {
  /** The right that is missing, so that it can be named to an administrator. */
  permission?: string | null | undefined
}

export function NoRightPage({ permission }: NoRightPageProps) {
  const t = usePhrases('errors')
  return (
    <StatusPage
      icon="shield-lock"
      tone="warning"
      kicker={t('no_right.kicker')}
      title={t('no_right.title')}
      actions={
        <ButtonLink to="/" variant="primary">
          {t('to_dashboard')}
        </ButtonLink>
      }
      details={permission && <code className="code-chip">{permission}</code>}
    >
      <p>{t(permission ? 'no_right.text' : 'no_right.text_plain')}</p>
    </StatusPage>
  )
}
