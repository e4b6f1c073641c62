import { RequestTracker } from '@/shared/approval/request-tracker'
import { useGetTrackerQuery, useNudgeMutation, type Tracked } from '@/shared/approval/tracker.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error } from '@/shared/notify/notification.slice'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useAppDispatch } from '@/shared/store/hooks'
import { Skeleton } from '@/shared/ui/skeleton'

export type DocumentTrackerProps = Tracked

/**
 * Where a document is on its way through those who decide. For any screen that shows one: its module names the
 * phrases "approval", the rest comes by itself.
 */
export function DocumentTracker(tracked: DocumentTrackerProps) {
  const t = usePhrases('approval')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { data: tracker, error: failed, isFetching, refetch } = useGetTrackerQuery(tracked)
  const [nudge, { isLoading }] = useNudgeMutation()

  if (failed && toApiFailure(failed).status === 404)
    return <p className="text-muted">{t('tracker.not_sent')}</p>
  if (failed) return <LoadFailed error={failed} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!tracker) return <Skeleton lines={4} />

  const handleNudge = async () => {
    try {
      await nudge({ ...tracked, requestId: tracker.request_id }).unwrap()
    } catch (problem) {
      dispatch(error(toApiFailure(problem).message))
    }
  }
  return (
    <>
      {tracker.is_frozen && <p className="tracker-frozen">{t('tracker.frozen')}</p>}
      <RequestTracker
        steps={tracker.steps}
        onNudge={tracker.nudge ? () => void handleNudge() : undefined}
        isNudging={isLoading}
        nudgedAt={tracker.nudge === 'later' && tracker.nudged_at ? formats.longDate(tracker.nudged_at) : null}
      />
    </>
  )
}
