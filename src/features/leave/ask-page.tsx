import { useGetLeaveChoicesQuery } from '@/features/leave/leave.api'
import { AskForm } from '@/features/leave/ask-form'
import { leaveRequests } from '@/features/leave/leave-lists.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'

export type AskPageProps = {
  /** Of the request that is changed; null asks for a new leave. */
  id: string | null
  /** The employee without an account for whom HR asks. */
  inPlaceOf: string | null
}

export function AskPage({ id, inPlaceOf }: AskPageProps) {
  const t = usePhrases('leave')
  const choices = useGetLeaveChoicesQuery(inPlaceOf)
  const request = leaveRequests.useGetQuery(id ?? '', { skip: id === null })
  const failed = choices.data ? (id && !request.currentData ? request : null) : choices
  const isReady = choices.data && (id === null || request.currentData)
  return (
    <>
      <PageHeader
        title={t(id ? 'ask.edit_title' : 'ask.title')}
        text={t('ask.text')}
        actions={
          <ButtonLink to={id ? `?record=${id}` : '?'} icon="x-lg">
            {t('ask.back')}
          </ButtonLink>
        }
      />
      {!isReady && !failed?.error && <Skeleton lines={10} />}
      {failed?.error !== undefined && (
        <LoadFailed error={failed.error} isBusy={failed.isFetching} onRetry={() => void failed.refetch()} />
      )}
      {choices.data?.employee_id === null && (
        <EmptyState icon="person-badge" title={t('ask.not_employee')}>
          {t('ask.not_employee_text')}
        </EmptyState>
      )}
      {isReady && choices.data?.employee_id && (
        <AskForm choices={choices.data} row={request.currentData ?? null} inPlaceOf={inPlaceOf} />
      )}
    </>
  )
}
