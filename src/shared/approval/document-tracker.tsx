import { RequestTracker } from '@/shared/approval/request-tracker'
import { ownRequestActions, useGetTrackerQuery, type TrackedDocument } from '@/shared/approval/tracker.api'
import { useCommand } from '@/shared/command/use-command'
import { toApiFailure } from '@/shared/http/api-failure'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'

export type DocumentTrackerProps = TrackedDocument

/**
 * Where a document is on its way through those who decide. For any screen that shows one: its module names the
 * phrases "approval", the rest comes by itself.
 */
export function DocumentTracker(tracked: DocumentTrackerProps) {
  const t = usePhrases('approval')
  const formats = useFormats()
  const { currentData: tracker, ...answer } = useGetTrackerQuery(tracked)
  const [nudge, busyId] = useCommand(ownRequestActions.nudge)

  if (answer.error && toApiFailure(answer.error).status === 404)
    return <p className="text-muted">{t('tracker.not_sent')}</p>
  if (answer.error || !tracker) return <AnswerWait answer={answer} lines={4} />

  const handleNudge = () => void nudge({ record: { id: tracker.request_id } }, null)
  return (
    <>
      {tracker.is_frozen && <p className="tracker-frozen">{t('tracker.frozen')}</p>}
      <RequestTracker
        steps={tracker.steps}
        onNudge={tracker.nudge ? handleNudge : undefined}
        isNudging={busyId !== null}
        nudgedAt={tracker.nudge === 'later' && tracker.nudged_at ? formats.longDate(tracker.nudged_at) : null}
      />
    </>
  )
}
