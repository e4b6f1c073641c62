import type { ReactNode } from 'react'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'

export type RecordAnswerProps<T> = {
  answer: { currentData?: T | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** The way to the list of such records. */
  back: ReactNode
  children: (data: T) => ReactNode
}

/** The server does not tell "not there" from "not yours", and neither do we. */
const HIDDEN = new Set([400, 403, 404])

/** What a page of one record shows while it comes, when it cannot come, and when there is none. */
export function RecordAnswer<T>({ answer, back, children }: RecordAnswerProps<T>) {
  const t = usePhrases('record')
  const { currentData, error, isFetching, refetch } = answer
  if (currentData !== undefined && error === undefined) return <>{children(currentData)}</>
  const isHidden = error !== undefined && HIDDEN.has(toApiFailure(error).status)
  return (
    <>
      <PageHeader actions={back} />
      {isHidden && (
        <EmptyState icon="search" title={t('panel.not_found')} action={back}>
          {t('panel.not_found_text')}
        </EmptyState>
      )}
      {error !== undefined && !isHidden && (
        <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {error === undefined && <Skeleton lines={12} />}
    </>
  )
}
