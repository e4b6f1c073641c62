import type { ReactNode } from 'react'
import { LoadFailed } from '@/shared/resource/load-failed'

export type AnswerProps<T> = {
  answer: { currentData?: T | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** Stands in its place until it has come. */
  wait: ReactNode
  children: (data: T) => ReactNode
}

/** What a part of a page shows of a call: that it could not be had, that it is coming, or what it brought. */
export function Answer<T>({ answer, wait, children }: AnswerProps<T>) {
  const { currentData, error, isFetching, refetch } = answer
  if (currentData !== undefined) return <>{children(currentData)}</>
  if (error && !isFetching) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return <>{wait}</>
}
