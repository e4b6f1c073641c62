import { LoadFailed } from '@/shared/resource/load-failed'
import { Skeleton, type SkeletonProps } from '@/shared/ui/skeleton'

export type AnswerWaitProps = SkeletonProps & {
  answer: { error?: unknown; isFetching: boolean; refetch: () => unknown }
}

/** In the place of what a call has not brought yet: that it is coming, or that it could not be had. */
export function AnswerWait({ answer, ...shape }: AnswerWaitProps) {
  const { error, isFetching, refetch } = answer
  if (error === undefined) return <Skeleton {...shape} />
  return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
}
