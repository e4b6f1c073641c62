import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'
import { StatusPage } from '@/shared/ui/status-page'

export type NotBuiltYetPageProps = {
  /** The screen's title in the language of the moment. */
  title?: string | undefined
}

export function NotBuiltYetPage({ title }: NotBuiltYetPageProps) {
  const t = usePhrases('errors')
  return (
    <StatusPage
      icon="cone-striped"
      title={title ? t('not_built_yet.title', { title }) : t('not_built_yet.title_plain')}
      actions={
        <ButtonLink to="/" variant="primary">
          {t('to_dashboard')}
        </ButtonLink>
      }
    >
      <p>{t('not_built_yet.text')}</p>
    </StatusPage>
  )
}
