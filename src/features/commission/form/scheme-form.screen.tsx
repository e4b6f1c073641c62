import { useParams } from 'react-router-dom'
import '@/features/commission/commission.scss'
import '@/shared/record/record.scss'
import { SchemeForm } from '@/features/commission/form/scheme-form'
import { SCHEMES_PATH, schemePath } from '@/features/commission/scheme-paths'
import { schemes } from '@/features/commission/schemes.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordAnswer } from '@/shared/record/record-answer'
import { ButtonLink } from '@/shared/ui/button-link'
import { PageHeader } from '@/shared/ui/page-header'
import { StatusPage } from '@/shared/ui/status-page'

/** A new scheme, or the draft of one; what was published is only shown. */
export function SchemeFormScreen() {
  const t = usePhrases('commission')
  const { id } = useParams()
  const answer = schemes.useGetQuery(id ?? '', { skip: id === undefined })
  const back = (
    <ButtonLink to={SCHEMES_PATH} icon="list">
      {t('page.back')}
    </ButtonLink>
  )
  if (id === undefined)
    return (
      <div className="stack">
        <PageHeader text={t('form.new_text')} />
        <SchemeForm row={null} />
      </div>
    )
  return (
    <RecordAnswer answer={answer} back={back}>
      {scheme => {
        const name = t('title_of', { name: scheme.name, version: scheme.version })
        if (scheme.status !== 'draft')
          return (
            <StatusPage
              icon="lock"
              title={t('form.stands_title')}
              actions={
                <ButtonLink to={schemePath(scheme.id)} variant="primary">
                  {t('form.stands_see')}
                </ButtonLink>
              }
            >
              <p>{t('form.stands', { name })}</p>
            </StatusPage>
          )
        return (
          <div className="stack" key={id}>
            <PageHeader title={name} text={t('form.text')} />
            <SchemeForm row={scheme} />
          </div>
        )
      }}
    </RecordAnswer>
  )
}
