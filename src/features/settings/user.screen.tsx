import { useParams } from 'react-router-dom'
import { UserCard } from '@/features/settings/user-card'
import { useGetUserQuery } from '@/features/settings/user.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { toApiFailure } from '@/shared/http/api-failure'
import { LoadFailed } from '@/shared/resource/load-failed'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'
import { StatusPage } from '@/shared/ui/status-page'

/** The server does not tell "not there" from "not yours", and neither do we. */
const HIDDEN = new Set([400, 403, 404])

export function UserScreen() {
  const t = usePhrases('settings')
  const { id = '' } = useParams()
  const { data: user, error, isFetching, refetch } = useGetUserQuery(id)

  if (error && HIDDEN.has(toApiFailure(error).status)) {
    return (
      <StatusPage
        icon="person"
        title={t('users.hidden_title')}
        actions={
          <ButtonLink to="/settings/users" variant="primary">
            {t('users.back')}
          </ButtonLink>
        }
      >
        <p>{t('users.hidden')}</p>
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
  return user ? <UserCard user={user} /> : <Skeleton lines={6} />
}
