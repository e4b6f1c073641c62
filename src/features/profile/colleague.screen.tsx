import { useParams } from 'react-router-dom'
import { ColleagueCard } from '@/features/profile/colleague-card'
import { useGetColleagueQuery } from '@/features/profile/profile.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { toApiFailure } from '@/shared/http/api-failure'
import { LoadFailed } from '@/shared/resource/load-failed'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'
import { StatusPage } from '@/shared/ui/status-page'

/** The server does not tell "not there" from "not yours", and neither do we. */
const HIDDEN = new Set([400, 403, 404])

export function ColleagueScreen() {
  const t = usePhrases('profile')
  const { id = '' } = useParams()
  const { currentData: colleague, error, isFetching, refetch } = useGetColleagueQuery(id)

  if (error && HIDDEN.has(toApiFailure(error).status)) {
    return (
      <StatusPage
        icon="person"
        title={t('colleague.hidden_title')}
        actions={
          <ButtonLink to="/" variant="primary">
            {t('colleague.back')}
          </ButtonLink>
        }
      >
        <p>{t('colleague.hidden')}</p>
      </StatusPage>
    )
  }
  if (error) {
    return (
      <Card>
        <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      </Card>
    )
  }
  return colleague ? <ColleagueCard colleague={colleague} /> : <Skeleton lines={6} />
}
