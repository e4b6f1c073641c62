import { useParams } from 'react-router-dom'
import '@/features/commission/commission.scss'
import { SchemeHead } from '@/features/commission/page/scheme-head'
import { SchemeTabs } from '@/features/commission/page/scheme-tabs'
import { SCHEMES_PATH } from '@/features/commission/scheme-paths'
import { schemes } from '@/features/commission/schemes.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import '@/shared/record/record.scss'
import { RecordAnswer } from '@/shared/record/record-answer'
import { ButtonLink } from '@/shared/ui/button-link'

/** One version of a scheme: what it says, what a sale would bring, what it changes, who was paid by it. */
export function SchemeScreen() {
  const t = usePhrases('commission')
  const { id = '' } = useParams()
  const answer = schemes.useGetQuery(id)
  const back = (
    <ButtonLink to={SCHEMES_PATH} icon="list">
      {t('page.back')}
    </ButtonLink>
  )
  return (
    <RecordAnswer answer={answer} back={back}>
      {scheme => {
        return (
          <div className="stack" key={id}>
            <SchemeHead scheme={scheme} back={back} />
            <SchemeTabs scheme={scheme} />
          </div>
        )
      }}
    </RecordAnswer>
  )
}
