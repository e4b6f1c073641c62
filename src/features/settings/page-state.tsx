import type { ReactNode } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { toApiFailure } from '@/shared/http/api-failure'
import { LoadFailed } from '@/shared/resource/load-failed'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'
import { StatusPage } from '@/shared/ui/status-page'

export type PageStateProps<T> = {
  answer: { data?: T | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** Where the list of such records is. */
  back: string
  children: (data: T) => ReactNode
}

/** The server does not tell "not there" from "not yours", and neither do we. */
const HIDDEN = new Set([400, 403, 404])

/** What a page of one record shows while it comes, when it cannot come, and when there is none. */
export function PageState<T>({ answer, back, children }: PageStateProps<T>) {
  const t = usePhrases('settings')
  const { data, error, isFetching, refetch } = answer
  if (error && HIDDEN.has(toApiFailure(error).status))
    return (
      <StatusPage
        icon="search"
        title={t('page.hidden_title')}
        actions={
          <ButtonLink to={back} variant="primary">
            {t('page.back')}
          </ButtonLink>
        }
      >
        <p>{t('page.hidden')}</p>
      </StatusPage>
    )
  if (error)
    return (
      <Card>
        <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      </Card>
    )
  return data === undefined ? <Skeleton lines={8} /> : <>{children(data)}</>
}
